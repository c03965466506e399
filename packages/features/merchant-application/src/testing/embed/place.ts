import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeAll, expect } from 'vitest';
import { typed } from '../publicApplication';

const undo: (() => void)[] = [];

/** Something to be done when the test is over, the last first. */
export const afterwards = (work: () => void): void => void undo.push(work);

/** For a whole file: what it put into the page goes after each test, and React runs as on a page, without `act`. */
export const inBarePage = (): void => {
  beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(() => {
    for (const work of undo.splice(0).reverse()) work();
  });
};

/** Puts an element into the page for the time of one test. */
export const addTo = <T extends Element>(parent: Element, element: T): T => {
  parent.append(element);
  afterwards(() => element.remove());
  return element;
};

/** A style sheet of the page around. */
export const hostStyle = (css: string): HTMLStyleElement => {
  const style = addTo(document.head, document.createElement('style'));
  style.textContent = css;
  return style;
};

/** The application's root inside an element's shadow, once it is drawn. */
export const rootIn = async (host: Element | null): Promise<HTMLElement> => {
  const find = () => host?.shadowRoot?.querySelector<HTMLElement>('.telve-root') ?? null;
  await expect.poll(find).not.toBeNull();
  return find() as HTMLElement;
};

/** Fills the form in and goes on, as far as the back end lets it. */
export const fillIn = async (root: HTMLElement): Promise<void> => {
  const inside = within(root);
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(
      inside.getByLabelText((words) => words.startsWith(label)),
      { target: { value } },
    );
  }
  fireEvent.click(inside.getByRole('checkbox'));
  const next = inside.getByRole<HTMLButtonElement>('button', { name: 'Devam et' });
  await expect.poll(() => next.disabled).toBe(false);
  fireEvent.click(next);
};

/** Through form and code to the end. */
export const apply = async (root: HTMLElement): Promise<void> => {
  await fillIn(root);
  const inside = within(root);
  fireEvent.change(await inside.findByLabelText('6 haneli doğrulama kodu'), { target: { value: '012345' } });
  fireEvent.click(inside.getByRole('button', { name: 'Onayla' }));
  await inside.findByRole('heading', { name: 'Başvurunuz alındı' });
};
