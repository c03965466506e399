import { publicApplicationEntries as calls } from '@telve/api';
import { expectNoAxeViolations, networkFault, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field, sentInput, typed } from '../testing/publicApplication';
import { publicClient } from '../testing/publicClient';
import { SimpleApplicationPage } from './SimpleApplicationPage';

const { 'Telefon numarası': phone, ...others } = typed;
const simple = { ...others, Telefon: phone };

const open = (theme: 'light' | 'dark' = 'light') => {
  const client = publicClient();
  const rendered = renderFeature(<SimpleApplicationPage />, { client, theme, background: 'canvas' });
  const fill = async (values: Partial<typeof simple> = simple) => {
    for (const [label, value] of Object.entries(values)) {
      await rendered.user.click(field(label));
      await rendered.user.paste(value);
    }
  };
  return { ...rendered, client, fill };
};

describe('the simple form', () => {
  it('has five fields (APP-40, APP-41)', () => {
    open();
    const labels = screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).name);
    expect(labels).toEqual(['storeName', 'authorizedPerson', 'phoneNumber', 'email', 'address']);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows the phone behind +90, ten digits at most (APP-43)', async () => {
    const { user } = open();
    await user.type(field('Telefon'), '53212345678');
    expect(field('Telefon').value).toBe('+90 532 123 45 67');
  });

  it('refuses a phone that is too short (APP-44)', async () => {
    const { client, fill, user } = open();
    await fill({ ...simple, Telefon: '5321234' });
    await user.click(button('Gönder'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(dialog.textContent).toContain('Telefon numarası hatalı!');
    expect(client.inputsOf(calls.createSimple)).toEqual([]);
  });

  it.each(['Mağaza adı', 'Yetkili adı soyadı', 'E-posta', 'Adres'] as const)(
    'takes at most 255 characters at %s (APP-42)',
    async (label) => {
      const { fill, user } = open();
      await import('./form/rules');
      await fill({ [label]: 'a'.repeat(256) });
      await user.tab();
      await screen.findByText('Maksimum 255 karakter olmalıdır.');
    },
  );

  it('sends the five fields in one call and thanks (APP-45, APP-47)', async () => {
    const { client, fill, user } = open();
    await fill();
    await user.click(button('Gönder'));
    const thanks = await screen.findByRole('heading', { name: 'Başvurunuz için teşekkür ederiz.' });
    expect(screen.getByText('Satış ekibimiz en kısa sürede sizinle iletişime geçecektir.')).toBeDefined();
    expect(document.activeElement).toBe(thanks);
    expect(client.calls.map(({ id, input }) => [id, input])).toEqual([
      ['publicApplications.createSimple', { ...sentInput, website: '' }],
    ]);
  });

  it.each([
    ['no answer', networkFault()],
    ['a failure of the server', refusal('internal_error', { status: 500 })],
    ['an open application', refusal('application_already_exists', { status: 409 })],
  ])('says “Başvuru işlemi gerçekleştirilemedi.” after %s and sends the same again (APP-46)', async (_what, error) => {
    const { client, fill, user } = open();
    client.answer(calls.createSimple, () => Promise.reject(error));
    await fill();
    await user.click(button('Gönder'));
    await screen.findByText('Başvuru işlemi gerçekleştirilemedi.');
    expect(field('Adres').value).toBe(typed.Adres);
    client.answer(calls.createSimple, true);
    await user.click(button('Yeniden gönder'));
    await screen.findByText('Başvurunuz için teşekkür ederiz.');
    const keys = client.calls.map(({ options }) => options?.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('lists what is wrong and leads there', async () => {
    const { user } = open();
    await import('./form/rules');
    await waitFor(async () => {
      await user.click(button('Gönder'));
      expect(screen.getByRole('alertdialog')).toBeDefined();
    });
    const dialog = screen.getByRole('alertdialog');
    expect(within(dialog).getAllByRole('link')).toHaveLength(5);
    await user.click(within(dialog).getAllByRole('link')[2] as HTMLElement);
    await waitFor(() => expect(document.activeElement).toBe(field('Telefon')));
  });

  it('shows the text that its foot names (APP-39)', async () => {
    const { user } = open();
    await user.click(button('aydınlatma metnini'));
    await screen.findByText('Haklarınızı her zaman kullanabilirsiniz.');
  });

  it.each(['light', 'dark'] as const)('has no axe violation in %s', async (theme) => {
    const { client, container, fill, user } = open(theme);
    client.answer(calls.createSimple, () => Promise.reject(networkFault()));
    await fill();
    await user.click(button('Gönder'));
    await screen.findByText('Başvuru işlemi gerçekleştirilemedi.');
    await expectNoAxeViolations(container);
  });

  it('fits into 320 px', () => {
    const { container } = open();
    container.style.width = '320px';
    expect(container.scrollWidth).toBeLessThanOrEqual(320);
  });
});
