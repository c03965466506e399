import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { CheckboxGroup } from './CheckboxGroup';
import { CheckboxGroups } from './CheckboxGroup.stories';

const options = ['Small', 'Medium', 'Large'].map((value) => ({ value, label: value }));
const seen = vi.fn();

function Live() {
  const [value, setValue] = useState<readonly string[]>(['Large']);
  const change = (next: readonly string[]) => {
    seen(next);
    setValue(next);
  };
  return <CheckboxGroup label="Boylar" options={options} value={value} onChange={change} error="Seçin." />;
}

describe('CheckboxGroup', () => {
  it('takes any number in the order of the options, by keyboard too (WIZ-37, WIZ-38)', async () => {
    renderInRoot(<Live />);
    await userEvent.keyboard('{Tab} ');
    await userEvent.click(screen.getByText('Large'));
    await userEvent.click(screen.getByText('Medium'));
    expect(seen.mock.calls).toEqual([[['Small', 'Large']], [['Small']], [['Small', 'Medium']]]);
  });

  it('names the group and describes each box by the message', () => {
    renderInRoot(<Live />);
    expect(screen.getByRole('group', { name: 'Boylar' })).toBeDefined();
    const [first] = screen.getAllByRole('checkbox');
    expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Seçin.');
    expect(first?.getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['light', 1440],
    ['dark', 320],
  ] as const)('is without axe faults, %s at %i px', async (theme, width) => {
    await page.viewport(width, 800);
    const { container } = render(
      <UiRoot theme={theme} background="surface">
        <CheckboxGroups />
      </UiRoot>,
    );
    expect(await axeFaults(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
    await page.viewport(1440, 900);
  });
});
