import { subscriptionPlanEntries } from '@telve/api';
import { renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { page as browser } from 'vitest/browser';
import { PlanPricePage } from '../PlanPricePage';
import { planClient } from './planClient';

interface Options {
  theme?: 'light' | 'dark';
  width?: number;
  navigation?: string | null;
}

/** The open price dialog of a plan of 429 ₺. */
export const openPrice = async ({ theme = 'light', width = 1440, navigation = '' }: Options = {}) => {
  await browser.viewport(width, 900);
  const client = planClient();
  const options = { client, theme, background: 'surface' as const, navigation };
  const rendered = renderFeature(<PlanPricePage id={1} />, options);
  await screen.findByRole('dialog', { name: 'Plus Aylık fiyatı' });
  const { user } = rendered;
  const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Yeni fiyat' });
  return {
    ...rendered,
    client,
    price,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    retype: async (text: string) => {
      await user.clear(price());
      if (text !== '') await user.type(price(), text);
    },
    sent: () => client.inputsOf(subscriptionPlanEntries.update),
  };
};
