import { readChoice } from '../../scope/choice';
import { type ReportName, reportNames } from '../../widgets/data';
import type { MountOptions } from './options';

/** Attributes that are followed while the element is shown. */
export const observedAttributes = ['api-base', 'report', 'range', 'picker', 'heading', 'level', 'theme', 'lang'];

/** Attributes are lower-case words with hyphens: `order-types`. */
const attributeOf = (name: ReportName) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const themes = ['light', 'dark', 'system'] as const;
const levels = [2, 3, 4] as const;

/** Options as the element's attributes say them. What is no known word counts as absent. */
export const optionsOf = (element: HTMLElement): MountOptions => {
  const text = (name: string) => element.getAttribute(name) ?? undefined;
  return {
    apiBase: text('api-base'),
    report: reportNames.find((name) => attributeOf(name) === text('report')),
    range: readChoice(text('range')),
    picker: element.hasAttribute('picker'),
    title: text('heading'),
    level: levels.find((level) => String(level) === text('level')),
    theme: themes.find((theme) => theme === text('theme')),
    lang: text('lang'),
    // Browsers hide the attribute and keep the property.
    nonce: element.nonce || undefined,
  };
};
