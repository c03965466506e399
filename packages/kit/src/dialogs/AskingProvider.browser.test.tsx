import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing/render';
import { useConfirm, useInform } from './confirm';

let confirm: ReturnType<typeof useConfirm>;
let inform: ReturnType<typeof useInform>;
function Page() {
  confirm = useConfirm();
  inform = useInform();
  return <button type="button">open</button>;
}

/** Asks as a click handler would, and keeps the answer out of act's way. */
const ask = async <V,>(question: () => Promise<V>): Promise<{ answer: Promise<V> }> => {
  let answer: Promise<V> | undefined;
  await act(async () => {
    answer = question();
  });
  return { answer: answer as Promise<V> };
};

describe('useConfirm', () => {
  it('answers yes only to the button, and Esc is no', async () => {
    const { user } = renderKit(<Page />);
    const first = await ask(() => confirm({ title: 'Silinsin mi?', confirmLabel: 'Sil', tone: 'danger' }));
    await user.click(screen.getByRole('button', { name: 'Sil' }));
    expect(await first.answer).toBe(true);
    const second = await ask(() => confirm({ title: 'Silinsin mi?' }));
    await user.keyboard('{Escape}');
    expect(await second.answer).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks one question after the other', async () => {
    const { user } = renderKit(<Page />);
    const first = await ask(() => confirm({ title: 'Bir?' }));
    const second = await ask(() => confirm({ title: 'İki?' }));
    expect(screen.queryByText('İki?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Devam' }));
    expect(await first.answer).toBe(true);
    await screen.findByText('İki?');
    await user.click(screen.getByRole('button', { name: 'İptal' }));
    expect(await second.answer).toBe(false);
  });

  it('gives the focus back to where it was', async () => {
    const { user } = renderKit(<Page />);
    screen.getByRole('button', { name: 'open' }).focus();
    const { answer } = await ask(() => inform({ title: 'Gönderildi' }));
    await user.click(screen.getByRole('button', { name: 'Tamam' }));
    await answer;
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })));
  });

  it('answers no when the page goes', async () => {
    const { unmount } = renderKit(<Page />);
    const { answer } = await ask(() => confirm({ title: 'Silinsin mi?' }));
    unmount();
    expect(await answer).toBe(false);
  });
});
