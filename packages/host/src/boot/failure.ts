import { bootTexts } from './texts';

/** Replaces the page by a sentence and a button that reloads the same address. Needs nothing that has to be loaded. */
export const showFailure = (root: HTMLElement): void => {
  const words = document.createElement('p');
  words.textContent = bootTexts.failed;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = bootTexts.reload;
  button.addEventListener('click', () => window.location.reload());
  const box = document.createElement('div');
  box.className = 'failure';
  box.setAttribute('role', 'alert');
  box.append(words, button);
  root.replaceChildren(box);
};
