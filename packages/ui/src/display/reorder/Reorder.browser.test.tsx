import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { OrderedSteps } from '../../testing/OrderedSteps';
import { renderInRoot } from '../../testing/renderInRoot';

const open = () => {
  const onReorder = vi.fn();
  return { onReorder, ...renderInRoot(<OrderedSteps onReorder={onReorder} />) };
};
const handle = (name: string) => screen.getByRole('button', { name: `${name} satırını taşı` });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const said = () => screen.getAllByRole('alert')[0]?.textContent;
const note = (name: string) => screen.queryByText(`“${name}” taşınıyor`);
const places = () => screen.getAllByRole('row').map((row) => row.querySelector('.r-place b')?.textContent);
const rowOf = (name: string) => handle(name).closest('tr') as HTMLElement;

/** Presses the handle and carries it, as a mouse does; `end` names the event that ends it. */
const drag = async (name: string, by: number, end = 'pointerup', pointerType = 'mouse') => {
  const button = handle(name);
  // A made-up pointer cannot be captured.
  button.setPointerCapture = () => {};
  const { x, y } = button.getBoundingClientRect();
  const send = (type: string, dy: number) =>
    button.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 5,
        pointerType,
        button: 0,
        clientX: x + 5,
        clientY: y + 5 + dy,
      }),
    );
  send('pointerdown', 0);
  send('pointermove', by / 2);
  send('pointermove', by);
  await waitFor(() => expect(note(name)).not.toBeNull());
  const height = rowOf(name).offsetHeight;
  if (Math.abs(by) > height) await waitFor(() => expect(rowOf(name).style.transform).toContain('translateY'));
  // The list follows the pointer with the next frame.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  if (end !== '') send(end, by);
};

describe('with the keyboard', () => {
  it('is lifted with Space, moved with the arrows and dropped with Space; the focus stays with the handle', async () => {
    const { onReorder } = open();
    handle('Demleme').focus();
    await userEvent.keyboard(' ');
    expect(said()).toBe(
      '“Demleme” tutuldu, 4 satırın 2. sırasında. Ok tuşlarıyla taşıyın, Boşluk ile bırakın, Esc ile vazgeçin.',
    );
    expect(note('Demleme')).not.toBeNull();
    expect(handle('Demleme').getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(said()).toBe('“Demleme”, 4 satırın 4. sırasında.');
    expect(places()).toEqual([undefined, '1', '4', '2', '3']);
    expect(onReorder).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    expect(onReorder).toHaveBeenCalledExactlyOnceWith([1, 3, 4, 2]);
    expect(said()).toBe('“Demleme” bırakıldı, 4 satırın 4. sırasında.');
    expect(names()).toEqual(['Öğütme', 'Süt köpürtme', 'Sunum', 'Demleme']);
    expect(document.activeElement).toBe(handle('Demleme'));
    expect(note('Demleme')).toBeNull();
    expect(rowOf('Demleme').style.transform).toBe('');
  });

  it('goes to the ends with Home and End, and no further', async () => {
    const { onReorder } = open();
    handle('Sunum').focus();
    await userEvent.keyboard('{Enter}{Home}{ArrowUp}{Enter}');
    expect(onReorder).toHaveBeenCalledExactlyOnceWith([4, 1, 2, 3]);
  });

  it('is put back with Esc, and by leaving the handle', async () => {
    const { onReorder } = open();
    handle('Demleme').focus();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    expect(said()).toBe('“Demleme” eski yerinde, 4 satırın 2. sırasında.');
    expect(note('Demleme')).toBeNull();
    await userEvent.keyboard(' {ArrowUp}{Tab}');
    expect(note('Demleme')).toBeNull();
    expect(onReorder).not.toHaveBeenCalled();
    expect(names()[1]).toBe('Demleme');
  });

  it('stores nothing when it is dropped where it was', async () => {
    const { onReorder } = open();
    handle('Demleme').focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowUp} ');
    expect(onReorder).not.toHaveBeenCalled();
  });

  it('moves at once by its buttons, which keep the focus and say their end', async () => {
    const { onReorder } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Öğütme aşağı' }));
    expect(onReorder).toHaveBeenLastCalledWith([2, 1, 3, 4]);
    expect(said()).toBe('“Öğütme”, 4 satırın 2. sırasında.');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Öğütme aşağı');
    const up = screen.getByRole('button', { name: 'Demleme yukarı' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    up.focus();
    await userEvent.keyboard('{Enter}');
    expect(onReorder).toHaveBeenCalledTimes(1);
  });
});

describe('with a pointer', () => {
  it.each(['mouse', 'touch'])('is carried down with a %s', async (type) => {
    const { onReorder } = open();
    const height = rowOf('Öğütme').offsetHeight;
    await drag('Öğütme', height * 2 + 4, 'pointerup', type);
    await waitFor(() => expect(onReorder).toHaveBeenCalledExactlyOnceWith([2, 3, 1, 4]));
    expect(names()).toEqual(['Demleme', 'Süt köpürtme', 'Öğütme', 'Sunum']);
    expect(rowOf('Öğütme').style.transform).toBe('');
  });

  it('is carried up', async () => {
    const { onReorder } = open();
    await drag('Sunum', -rowOf('Sunum').offsetHeight * 3);
    await waitFor(() => expect(onReorder).toHaveBeenCalledExactlyOnceWith([4, 1, 2, 3]));
  });

  it('makes room while it is carried, and goes back with Esc or a lost pointer', async () => {
    const { onReorder } = open();
    const height = rowOf('Öğütme').offsetHeight;
    await drag('Öğütme', height + 4, '');
    await waitFor(() => expect(rowOf('Demleme').style.transform).toBe(`translateY(${-height}px)`));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rowOf('Demleme').style.transform).toBe(''));
    await drag('Öğütme', height + 4, 'pointercancel');
    await waitFor(() => expect(note('Öğütme')).toBeNull());
    expect(onReorder).not.toHaveBeenCalled();
  });

  it('is dragged by a real mouse, and its click lifts nothing', async () => {
    const { onReorder } = open();
    // Forced: otherwise the driver keeps the release away from a page whose rows make room meanwhile.
    await userEvent.dragAndDrop(handle('Öğütme'), handle('Süt köpürtme'), { force: true });
    await waitFor(() => expect(onReorder).toHaveBeenCalledTimes(1));
    expect(names()[0]).toBe('Demleme');
    expect(note('Öğütme')).toBeNull();
  });

  it('is lifted and dropped by pressing its handle, for those who cannot drag', async () => {
    const { onReorder } = open();
    await userEvent.click(handle('Öğütme'));
    expect(note('Öğütme')).not.toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(handle('Öğütme'));
    expect(onReorder).toHaveBeenCalledExactlyOnceWith([2, 1, 3, 4]);
  });
});

describe('the looks', () => {
  it.each([1440, 320])('have no axe faults at %i px, with a row held', async (width) => {
    await page.viewport(width, 900);
    const { container } = open();
    handle('Demleme').focus();
    await userEvent.keyboard(' {ArrowDown}');
    expect(await axeFaults(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  });
});
