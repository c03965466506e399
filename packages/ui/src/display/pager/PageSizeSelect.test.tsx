import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiRoot } from '../../root/UiRoot';
import { PageSizeSelect } from './PageSizeSelect';

const show = (value: number, sizes?: readonly number[]) => {
  render(
    <UiRoot>
      <PageSizeSelect value={value} sizes={sizes} onChange={() => {}} />
    </UiRoot>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  const offered = within(select)
    .getAllByRole<HTMLOptionElement>('option', { hidden: true })
    .filter((option) => !option.hidden)
    .map((option) => option.value);
  return { select, offered };
};

describe('PageSizeSelect', () => {
  it('offers 10, 25, 50 and 100 (LIST-04)', () => {
    expect(show(10).offered).toEqual(['10', '25', '50', '100']);
  });

  it('shows a present size that is no choice without offering it (CAT-08, D-18)', () => {
    const { select, offered } = show(10, [25, 50, 75, 100]);
    expect(select.value).toBe('10');
    expect(offered).toEqual(['25', '50', '75', '100']);
  });
});
