import { expect, it, vi } from 'vitest';
import { mountBeside, mountView, type Stage } from './mounted';

interface Options {
  word: string;
  size: number;
}

const mount = () => {
  const element = document.body.appendChild(document.createElement('section'));
  const end = vi.fn();
  let stage!: Stage<Options>;
  const view = mountBeside<Options>(
    element,
    (shadow, first) =>
      mountView(shadow, first, (made) => {
        stage = made;
        const draw = () => {
          made.place.textContent = `${made.options().word} ${made.options().size}`;
        };
        draw();
        return { draw, end };
      }),
    { word: 'sade', size: 1 },
  );
  return { element, end, view, stage, place: stage.place };
};

it('a view is drawn again with the options that changed, in an element that only it has', () => {
  const { element, view, place } = mount();
  expect(place.textContent).toBe('sade 1');
  expect(getComputedStyle(element.firstElementChild as Element).display).toBe('block');
  view.update({ size: 2 });
  expect(place.textContent).toBe('sade 2');
  element.remove();
});

it('a view ends once and takes everything away; nothing is drawn after it', () => {
  const { element, view, place, end, stage } = mount();
  view.unmount();
  view.unmount();
  view.update({ word: 'orta' });
  expect(end).toHaveBeenCalledTimes(1);
  expect(stage.isMounted()).toBe(false);
  expect(place.textContent).toBe('sade 1');
  expect(element.childElementCount).toBe(0);
  element.remove();
});
