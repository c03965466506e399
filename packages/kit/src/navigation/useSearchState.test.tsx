import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing/render';
import { useSearchState } from './useSearchState';

function Step() {
  const [step, set] = useSearchState('step');
  return (
    <>
      <output>{step ?? 'yok'}</output>
      <button type="button" onClick={() => set('bank')}>
        İleri
      </button>
      <button type="button" onClick={() => set(null, 'replace')}>
        Kapat
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

describe('a value in the address', () => {
  it('is pushed, so that Back takes it back, and leaves the rest of the query alone', async () => {
    const { user, host } = renderKit(<Step />, { query: 'page=2' });
    expect(shown()).toBe('yok');
    await user.click(screen.getByRole('button', { name: 'İleri' }));
    expect([shown(), host.queries]).toEqual(['bank', ['page=2', 'page=2&step=bank']]);
  });

  it('is taken out in place', async () => {
    const { user, host } = renderKit(<Step />, { query: 'step=bank' });
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    expect([shown(), host.queries]).toEqual(['yok', ['']]);
  });

  it('stays inside where the host lends no address', async () => {
    const { user } = renderKit(<Step />, { query: null });
    await user.click(screen.getByRole('button', { name: 'İleri' }));
    expect(shown()).toBe('bank');
  });
});
