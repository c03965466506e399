import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, minutes, note, save, saving } from '../testing/form';
import { renderKit } from '../testing/render';
import { FormSaveBar } from './FormSaveBar';
import { FormTextField } from './fields/FormTextField';

const bars = () => screen.getAllByRole('group', { name: 'Kaydetme çubuğu' });
const bar = () => bars().at(-1) as HTMLElement;
const says = (words: string) => within(bar()).findByText(words);
const isGreen = () => bar().dataset.state === 'clean';

it('the bar names the field that is missing, is not green meanwhile, and is quiet once it is filled', async () => {
  const { user } = renderKit(<Form />, { client: saving() });
  expect(isGreen()).toBe(true);
  await user.clear(minutes());
  await user.tab();
  await says('Dakika eksik');
  await user.type(minutes(), '9999999');
  await says('Dakika düzeltilmeli');
  await user.clear(minutes());
  await user.type(minutes(), '25');
  await expect.poll(() => within(bar()).queryByText(/Dakika/)).toBeNull();
});

it('the bar is not green for a fault of an unchanged form, and counts and names several', async () => {
  const faults = ['note', 'second', 'third'].map((field) => ({ field, code: 'required' }));
  const { user } = renderKit(
    <Form further={() => faults}>
      <FormTextField name="second" label="İkinci" optional />
      <FormTextField name="third" label="Üçüncü" optional />
    </Form>,
    { client: saving() },
  );
  await user.click(save());
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await says('3 alan eksik: Not, İkinci…');
  expect(within(bar()).getByText('Değişiklik yok')).toBeTruthy();
  expect(isGreen()).toBe(false);
  await user.type(note(), 'x');
  await says('3 alan düzeltilmeli: Not, İkinci…');
});

it('what has to be filled before anything can be saved is told before it shows a message, beside what shows one', async () => {
  const { user } = renderKit(
    <Form>
      <FormSaveBar missing={['note']} detail="Durum" />
      <FormSaveBar missing={['note']} detail="Sınıra ulaşıldı" disabled />
    </Form>,
    { client: saving() },
  );
  const [first, second] = bars() as [HTMLElement, HTMLElement];
  expect(within(first).getByText('Not eksik')).toBeTruthy();
  expect(within(second).getByText('Sınıra ulaşıldı')).toBeTruthy();
  expect(first.dataset.state).toBe('dirty');
  await user.clear(minutes());
  await user.type(minutes(), '9999999');
  await user.tab();
  expect(await within(first).findByText('Dakika düzeltilmeli · Not eksik')).toBeTruthy();
});
