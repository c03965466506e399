import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiRoot } from '../root/UiRoot';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const nothing = () => {};
const tones = ['danger-icon', 'border-focus'] as const;

it.each(['light', 'dark'] as const)(
  'a field with a fault keeps its red border while it has the focus, with the ring around it, %s',
  async (theme) => {
    render(
      <UiRoot theme={theme}>
        <TextField label="Ad" value="" onChange={nothing} error="Ad alanı zorunludur." />
        <TextArea label="Açıklama" value="" onChange={nothing} error="Açıklama alanı zorunludur." />
        {tones.map((tone) => (
          <i key={tone} data-testid={tone} style={{ color: `var(--_t-color-${tone})` }} />
        ))}
      </UiRoot>,
    );
    const [red, ring] = tones.map((tone) => getComputedStyle(screen.getByTestId(tone)).color) as [string, string];
    expect(red).not.toBe(ring);
    for (const name of ['Ad', 'Açıklama']) {
      const input = screen.getByRole('textbox', { name });
      const box = input.closest('[data-invalid]') as HTMLElement;
      input.focus();
      const look = () => getComputedStyle(box);
      await expect.poll(() => look().borderTopColor, { message: name }).toBe(red);
      await expect.poll(() => look().boxShadow, { message: name }).toContain(ring);
      expect(look().boxShadow).toContain(red);
    }
  },
);
