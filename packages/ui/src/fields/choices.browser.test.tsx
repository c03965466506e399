import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFaults } from '../testing/axe';
import '../testing/realEvents';
import { renderInRoot } from '../testing/renderInRoot';
import { RadioGroup } from './RadioGroup';
import { SegmentedControl } from './SegmentedControl';
import { CheckRadioSwitch } from './stories/Choices.stories';
import { Dates } from './stories/Dates.stories';
import { SelectAndCombobox } from './stories/Selects.stories';
import { Special, States } from './stories/TextFields.stories';

const options = [
  { value: 'all', label: 'Tümü' },
  { value: 'active', label: 'Aktif' },
  { value: 'passive', label: 'Pasif' },
];

function LiveGroup({ of: Group }: { of: typeof RadioGroup | typeof SegmentedControl }) {
  const [value, setValue] = useState<string>('all');
  return (
    <>
      <button type="button">Önceki</button>
      <Group label="Durum" options={options} value={value} onChange={setValue} />
    </>
  );
}

const stories = { States, Special, CheckRadioSwitch, SelectAndCombobox, Dates };

describe('form controls', () => {
  it.each([
    ['radio group', RadioGroup],
    ['segmented control', SegmentedControl],
  ])('a %s is one stop for Tab and moves by arrow keys', async (_, Group) => {
    renderInRoot(<LiveGroup of={Group} />);
    screen.getByRole('button').focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radiogroup', { name: 'Durum' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Aktif' }).checked).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it.each(
    Object.entries(stories).flatMap(([name, Story]) =>
      (['light', 'dark'] as const).map((theme) => [name, theme, Story] as const),
    ),
  )('%s is without axe faults in the %s theme', async (_, theme, Story) => {
    const { container } = renderInRoot(<Story />, { theme, background: 'surface' });
    expect(await axeFaults(container)).toEqual([]);
  });

  it.each(Object.entries(stories))('every target of %s is at least 24 by 24 px', (_, Story) => {
    const { container } = renderInRoot(<Story />);
    const targets = [...container.querySelectorAll('button, input, select, textarea, a')].map(
      (element) => element.closest('label') ?? element,
    );
    const small = targets.filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 24 || height < 24;
    });
    expect(small.map((element) => element.outerHTML.slice(0, 160))).toEqual([]);
  });
});
