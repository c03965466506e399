import type { FakeClient } from '@telve/testing';
import { type RenderFeatureOptions, renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { PublicApplication, type PublicApplicationProps } from '../public/PublicApplication';
import { publicClient } from './publicClient';

/** What is typed into the five fields. */
export const typed = {
  'Mağaza adı': 'Kırık Fincan Moda',
  'Yetkili adı soyadı': 'Elif Şükrü',
  'Telefon numarası': '5324180726',
  'E-posta': 'elif@kirikfincan.example',
  Adres: 'Moda Cad. No: 12, Kadıköy, İstanbul',
};

/** The input that the calls get for it. */
export const sentInput = {
  storeName: 'Kırık Fincan Moda',
  authorizedPerson: 'Elif Şükrü',
  phoneNumber: '5324180726',
  email: 'elif@kirikfincan.example',
  address: 'Moda Cad. No: 12, Kadıköy, İstanbul',
};

/** A field by its label, which a counter may follow. */
export const field = (label: string): HTMLInputElement => screen.getByLabelText((words) => words.startsWith(label));
export const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
export const consent = (): HTMLInputElement => screen.getByRole('checkbox');
export const codeField = (): HTMLInputElement => screen.getByLabelText('6 haneli doğrulama kodu');

/** The public application over a back end that takes everything, and the hands that use it. */
export const openApplication = (
  props: PublicApplicationProps = {},
  client: FakeClient = publicClient(),
  options: Pick<RenderFeatureOptions, 'theme' | 'background'> = {},
) => {
  const rendered = renderFeature(<PublicApplication {...props} />, { client, ...options });
  const { user } = rendered;
  const fill = async (values: Partial<typeof typed> = typed) => {
    for (const [label, value] of Object.entries(values)) {
      await user.clear(field(label));
      if (value !== '') await user.type(field(label), value);
    }
  };
  /** To the code, with everything filled in. */
  const toCode = async () => {
    await fill();
    await user.click(consent());
    await user.click(button('Devam et'));
    await screen.findByRole('heading', { name: 'Kodu girin' });
  };
  const enter = async (code: string) => {
    await user.type(codeField(), code);
    await user.click(button('Onayla'));
  };
  return { ...rendered, client, fill, toCode, enter };
};
