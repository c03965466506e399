import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent as real } from 'vitest/browser';
import { openPrice } from './testing/openPrice';

// The keys are the browser's own: React then needs no act(), and would warn about each of them without it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

const refusal = 'Fiyatı tam lira olarak yazın; kuruş girilemez. Örnek: 1.249';

/** The price dialog with real keys and the real clipboard. */
const open = async () => {
  const opened = await openPrice();
  const { price, press } = opened;
  return {
    ...opened,
    said: () => document.getElementById(price().getAttribute('aria-describedby') ?? '')?.textContent,
    isRefused: () => price().getAttribute('aria-invalid') === 'true',
    type: async (text: string) => {
      price().select();
      await real.keyboard(text);
    },
    paste: async (text: string) => {
      const source = document.createElement('textarea');
      source.value = text;
      price().after(source);
      source.select();
      await real.copy();
      source.remove();
      price().select();
      await real.paste();
    },
    refuses: async (text: string) => {
      await press('Güncelle');
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' }));
      expect(dialog.getByRole('link').textContent).toBe(`Yeni fiyat: ${refusal}`);
      await press('Tamam');
      expect(price().value).toBe(text);
      expect(opened.sent()).toEqual([]);
    },
  };
};

describe('a price with a fraction', () => {
  it.each(['type', 'paste'] as const)(
    'stays as it is and is refused until it is corrected: %s (PLAN-11, D-83)',
    async (way) => {
      const { price, said, isRefused, refuses, sent, press, ...ways } = await open();
      await ways[way]('449,90');
      await waitFor(() => expect([price().value, isRefused(), said()]).toEqual(['449,90', true, refusal]));
      await refuses('449,90');
      price().focus();
      await real.keyboard('{End}5');
      await waitFor(() => expect([price().value, isRefused(), said()]).toEqual(['449,905', true, refusal]));
      await real.keyboard('{Backspace}{Backspace}{Backspace}0');
      await waitFor(() => expect([price().value, isRefused()]).toEqual(['449,0', false]));
      await press('Güncelle');
      await waitFor(() => expect(sent()).toEqual([{ id: 1, amount: 449, version: 1 }]));
    },
  );

  it('with a point for its comma is refused when it is left (PLAN-11)', async () => {
    const { type, price, isRefused, said, refuses } = await open();
    await type('449.90');
    await waitFor(() => expect([price().value, isRefused()]).toEqual(['449.90', false]));
    await real.tab();
    await waitFor(() => expect([isRefused(), said()]).toEqual([true, refusal]));
    await refuses('449.90');
  });
});

describe('a whole price', () => {
  it.each([
    ['type', '1249', 1249],
    ['type', '449,00', 449],
    ['type', '1.249', 1249],
    ['paste', '429,00', 429],
    ['paste', '1.249', 1249],
    ['paste', '1.249,00 ₺', 1249],
    ['paste', ' 1 299 TL', 1299],
  ] as const)('is taken over: %s %s (PLAN-11, D-83)', async (way, text, amount) => {
    const { price, isRefused, sent, press, ...ways } = await open();
    await ways[way](text);
    await waitFor(() => expect([price().value === '429', isRefused()]).toEqual([false, false]));
    await real.tab();
    await waitFor(() => expect(price().value).toBe(String(amount)));
    await press('Güncelle');
    await waitFor(() => expect(sent()).toEqual([{ id: 1, amount, version: 1 }]));
  });

  it('says how much it differs while it is still grouped', async () => {
    const { type, said } = await open();
    await type('1.287,00');
    await waitFor(() => expect(said()).toBe('Tam lira. %200,0 artış.'));
  });
});

describe('letters', () => {
  it('are not taken while digits are, and the reason stays until the field is left (PLAN-11)', async () => {
    const { type, price, said } = await open();
    await type('1a2x9');
    await waitFor(() => expect(said()).toMatch(/^Yalnızca rakam yazılabilir\./));
    expect(price().value).toBe('129');
    await real.tab();
    await waitFor(() => expect(said()).toBe('Tam lira. %69,9 azalış.'));
  });

  it.each(['4e2', 'dört', '-42'])('in a pasted %s: nothing of it is taken, and it is said (PLAN-11)', async (text) => {
    const { paste, price, said } = await open();
    await paste(text);
    await waitFor(() => expect(said()).toMatch(/^Yalnızca rakam yazılabilir\./));
    expect(price().value).toBe('429');
  });

  it('leave the caret where it was', async () => {
    const { price } = await open();
    price().setSelectionRange(1, 1);
    await real.keyboard('x');
    expect([price().value, price().selectionStart]).toEqual(['429', 1]);
  });
});
