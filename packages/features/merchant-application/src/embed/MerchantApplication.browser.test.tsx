import { publicApplicationEntries as calls } from '@telve/api';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { application } from '../testing/application';
import { fillIn, inBarePage } from '../testing/embed/place';
import { publicClient } from '../testing/publicClient';
import { wizardClient } from '../testing/wizardClient';
import { MerchantApplication } from './MerchantApplication';

inBarePage();

const email = 'elif@kirikfincan.example';

it('opens the wizard of the signed-in applicant, in strict mode too (WIZ-62)', async () => {
  const client = wizardClient(application());
  render(<MerchantApplication client={client} view="wizard" email={email} />, { wrapper: StrictMode });
  expect((await screen.findAllByRole('textbox')).length).toBeGreaterThan(1);
});

it('cuts off what is on its way and says nothing more when it is taken away', async () => {
  const client = publicClient();
  client.answer(calls.checkByEmail, () => new Promise(() => {}));
  const onError = vi.fn();
  const { container, unmount } = render(<MerchantApplication client={client} onError={onError} />);
  await fillIn(container);
  await expect.poll(() => client.calls.length).toBe(1);
  const signal = client.calls[0]?.options?.signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  await expect.poll(() => signal?.aborted).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});

it('keeps a fault of its view inside, tells the page, and may be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = vi.fn();
  render(
    <>
      <p>Sayfanın kendi sözü</p>
      <MerchantApplication client={publicClient()} view="wizard" onError={onError} />
    </>,
  );
  await screen.findByText('Başvuru formu gösterilemiyor');
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('e-mail') }));
  expect(screen.getByText('Sayfanın kendi sözü')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await expect.poll(() => onError.mock.calls.length).toBe(2);
  expect(screen.getByText('Başvuru formu gösterilemiyor')).toBeTruthy();
});

it('asks before it is left with something typed, and puts no question into the page itself', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const onExit = vi.fn();
  render(<MerchantApplication client={publicClient()} onExit={onExit} />);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Mağaza adı' }), { target: { value: 'Kırık Fincan' } });
  fireEvent.click(screen.getByRole('button', { name: 'Çık' }));
  const question = await screen.findByRole('alertdialog');
  expect(onExit).not.toHaveBeenCalled();
  expect(added.mock.calls.map(([type]) => type)).not.toContain('beforeunload');
  fireEvent.click(within(question).getByRole('button', { name: 'Ayrıl' }));
  await expect.poll(() => onExit.mock.calls.length).toBe(1);
});
