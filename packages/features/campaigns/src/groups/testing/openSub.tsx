import { addDays, today } from '@telve/locale';
import { renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SubCampaignPage } from '../SubCampaignPage';
import { groupClient } from './groupClient';

/** A day that may be a campaign's last. */
export const day = addDays(today(), 30);

/** The form of a new campaign of group 58, open and ready, and what a person does in it. */
export const openSub = async (client = groupClient(), theme: 'light' | 'dark' = 'light') => {
  const rendered = renderFeature(<SubCampaignPage id={58} />, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1, name: 'Alt kampanya ekle' });
  const { user } = rendered;
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const put = async (name: string | RegExp, text: string) => {
    await user.clear(field(name));
    if (text === '') return;
    await user.click(field(name));
    await user.paste(text);
  };
  const mass = () => screen.getByRole('switch', { name: 'İş yerlerine toplu oluştur' });
  const picker = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'İş yerlerini seç' }));
    await dialog.findByRole('checkbox', { name: 'Firma 01' });
    return dialog;
  };
  return {
    ...rendered,
    client,
    field,
    put,
    mass,
    picker,
    isMass: () => mass().getAttribute('aria-checked') === 'true',
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
    choose: async (...names: string[]) => {
      await user.click(mass());
      const dialog = await picker();
      for (const name of names) await user.click(dialog.getByRole('checkbox', { name }));
      await user.click(dialog.getByRole('button', { name: 'Seçimi kullan' }));
      await waitFor(() => {
        if (screen.queryByRole('dialog')) throw new Error('the picker is still there');
      });
    },
    fill: async (code: string | null = null) => {
      await put(/^Başlık/, 'Çalışanlara ilk ay');
      await put(/^Mobil başlık/, 'İlk ay');
      await put(/^Açıklama/, 'İndirim');
      await put(/^İndirim/, '100');
      await user.selectOptions(screen.getByRole('combobox', { name: /^Kullanım adedi/ }), '1');
      if (code !== null) await put(/^(Genel kod|Kod öneki)/, code);
      await put(/^(Toplam kod adedi|İş yeri başına)/, '500');
      await put(/^Bitiş tarihi/, day.split('-').reverse().join('.'));
    },
  };
};
