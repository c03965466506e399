import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { FileSlot } from './FileSlot';
import { Slots, Stored, Tall } from './FileSlot.stories';

afterEach(() => page.viewport(1440, 900));

describe('FileSlot', () => {
  it('keeps its outline and its progress where colours are the system’s', async () => {
    const media = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await media('active');
    const { container } = renderInRoot(<Slots />);
    const bar = screen.getByRole('progressbar');
    const colours = [getComputedStyle(bar.querySelector('rect')!).fill, getComputedStyle(bar).backgroundColor];
    expect(new Set(colours).size).toBe(2);
    expect(getComputedStyle(container.querySelector('button')!).borderTopStyle).toBe('dashed');
    await media('none');
  });

  it('stands as a high area where a file is all that is asked for, red where it is missing (VEN-23, COMP-11)', () => {
    const slot = (error?: string) => (
      <FileSlot label="Dosya" value={null} onChange={() => {}} tall {...(error ? { error } : {})} />
    );
    const { rerender } = renderInRoot(slot());
    const zone = screen.getByRole('button', { name: /Dosya/ });
    expect(zone.clientHeight).toBeGreaterThanOrEqual(120);
    const [icon, words] = [...zone.children].map((part) => part.getBoundingClientRect());
    expect(Math.abs(icon!.left + icon!.width / 2 - (words!.left + words!.width / 2))).toBeLessThan(2);
    const before = getComputedStyle(zone).backgroundColor;
    rerender(slot('Please select a file to upload.'));
    expect(getComputedStyle(screen.getByRole('button', { name: /Dosya/ })).backgroundColor).not.toBe(before);
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 320],
  ] as const)('is without axe faults, %s at %i px', async (theme, width) => {
    await page.viewport(width, 900);
    const { container } = render(
      <UiRoot theme={theme} background="surface">
        <Slots />
        <Stored />
        <Tall />
      </UiRoot>,
    );
    expect(await axeFaults(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});
