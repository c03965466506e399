import { defineElement, type TellingElement } from '@telve/kit/element';
import { observedAttributes, optionsOf } from './attributes';
import { eventsOf, type ReportEventMap } from './events';
import { mountIn } from './mountIn';
import type { MountOptions } from './options';

/** What the element takes as properties, because no attribute can say it. */
const given = ['getToken', 'client', 'texts'] as const;
type Given = Pick<MountOptions, (typeof given)[number]>;

export interface ReportElement extends TellingElement<ReportEventMap>, Given {}

/**
 * Makes `<telve-report>` known to the page. Attributes: `api-base`, `report` (`order-types`, `venues`, `products`, `sales`),
 * `range` (`month`, `2026-11-01..2026-11-26`), `picker`, `heading`, `level`, `theme`, `lang`, `nonce`. Properties: getToken,
 * client, texts. Told by events: `telve:range`, `telve:error`. A name that is taken already stays as it is.
 * @returns the element's class
 */
export const defineReport = (tagName = 'telve-report'): CustomElementConstructor =>
  defineElement<MountOptions>(tagName, {
    observedAttributes,
    properties: given,
    optionsOf: (element) => ({ ...optionsOf(element), ...eventsOf(element) }),
    mountIn,
  });
