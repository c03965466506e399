import { helpContentEntries } from '@telve/api';
import { renderFeature } from '@telve/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { HelpContentEditPage } from './HelpContentEditPage';
import { helpClient } from './testing/helpClient';

it('a question that somebody else deleted meanwhile says so, and goes on as a new one with what was typed', async () => {
  await browser.viewport(1440, 900);
  const client = helpClient();
  const { user } = renderFeature(<HelpContentEditPage id={15} />, { client, background: 'surface' });
  const question = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Soru' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.clear(await question());
  await user.type(await question(), 'Yeni soru?');
  await client.call(helpContentEntries.remove, { id: 15 });
  await press('Güncelle');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Soru siz bakarken silindi' }));
  await user.click(asked.getByRole('button', { name: 'Formda kal' }));
  expect((await question()).value).toBe('Yeni soru?');
  expect(screen.queryByRole('button', { name: 'Sil' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Güncelle' }).disabled).toBe(true);
  await press('Yeni soru olarak ekle');
  await screen.findByRole('heading', { level: 1, name: 'Soru ekle' });
  expect((await question()).value).toBe('Yeni soru?');
  await press('Ekle');
  await screen.findByRole('dialog', { name: 'Soru eklendi' });
  const {
    id: _,
    version: __,
    ...rest
  } = client.inputsOf(helpContentEntries.update)[0] as never as Record<string, unknown>;
  expect(client.inputsOf(helpContentEntries.create)).toEqual([rest]);
});
