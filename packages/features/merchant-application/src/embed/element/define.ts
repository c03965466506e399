import { defineElement, type TellingElement } from '@telve/kit/element';
import { observedAttributes, optionsOf } from './attributes';
import { eventsOf, type MerchantApplicationEventMap } from './events';
import { mountIn } from './mountIn';
import type { MountOptions } from './options';

/** What the element takes as properties, because no attribute can say it. */
const given = ['getAccessToken', 'client', 'texts', 'drafts', 'notify'] as const;
type Given = Pick<MountOptions, (typeof given)[number]>;

export interface MerchantApplicationElement extends TellingElement<MerchantApplicationEventMap>, Given {}

/**
 * Makes `<telve-merchant-application>` known to the page. Attributes: `api-base`, `view`, `email`, `step`, `template-url`,
 * `theme`, `lang`, `nonce`, and `exit` where there is a way out. Properties: getAccessToken, client, texts, drafts, notify.
 * Told by events: `telve:step`, `telve:submitted`, `telve:exit`, `telve:unauthorized`, `telve:error`. A name that is taken
 * already stays as it is.
 * @returns the element's class
 */
export const defineMerchantApplication = (tagName = 'telve-merchant-application'): CustomElementConstructor =>
  defineElement<MountOptions>(tagName, {
    observedAttributes,
    properties: given,
    optionsOf: (element) => ({ ...optionsOf(element), ...eventsOf(element, element.hasAttribute('exit')) }),
    mountIn,
  });
