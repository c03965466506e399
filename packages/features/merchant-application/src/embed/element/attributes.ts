import type { WizardStep } from '../../wizard/state/steps';
import { isWizardStep } from '../../wizard/state/steps';
import type { MountOptions } from './options';

/** Attributes that are followed while the element is shown. */
export const observedAttributes = [
  'view',
  'email',
  'step',
  'template-url',
  'theme',
  'lang',
  'api-base',
  'exit',
] as const;

const themes = ['light', 'dark', 'system'] as const;
const themeOf = (name: string | null) => themes.find((one) => one === name);

/** Options as the element's attributes say them. What is no known word counts as absent. */
export const optionsOf = (element: HTMLElement): MountOptions => {
  const text = (name: string) => element.getAttribute(name) ?? undefined;
  const step = element.getAttribute('step');
  return {
    apiBase: text('api-base'),
    view: text('view') === 'wizard' ? 'wizard' : 'apply',
    email: text('email'),
    step: isWizardStep(step) ? (step as WizardStep) : undefined,
    templateUrl: text('template-url'),
    theme: themeOf(element.getAttribute('theme')),
    lang: text('lang'),
    // Browsers hide the attribute and keep the property.
    nonce: element.nonce || undefined,
  };
};
