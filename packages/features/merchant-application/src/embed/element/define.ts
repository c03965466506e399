import { observedAttributes, optionsOf } from './attributes';
import { errorDetail, eventsOf, type MerchantApplicationEventMap } from './events';
import { type Mounted, mountIn } from './mountIn';
import type { MountOptions } from './options';

/** What the element takes as properties, because no attribute can say it. */
const given = ['getAccessToken', 'client', 'texts', 'drafts', 'notify'] as const;
type Given = Pick<MountOptions, (typeof given)[number]>;

export interface MerchantApplicationElement extends HTMLElement, Given {
  addEventListener<K extends keyof MerchantApplicationEventMap>(
    type: K,
    listener: (event: MerchantApplicationEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Made when it is asked for: on a server there is no HTMLElement. */
const createElementClass = (): CustomElementConstructor => {
  class ApplicationElement extends HTMLElement {
    static observedAttributes = observedAttributes;
    #given: Given = {};
    #mounted: Mounted | null = null;
    #isDue = false;

    constructor() {
      super();
      this.attachShadow({ mode: 'open' });
      for (const name of given) this.#define(name);
    }

    /** A property; what was set before the element was known is taken over. */
    #define(name: keyof Given) {
      const early = Object.getOwnPropertyDescriptor(this, name)?.value as never;
      Object.defineProperty(this, name, {
        configurable: true,
        enumerable: true,
        get: () => this.#given[name],
        set: (value: never) => {
          this.#given[name] = value;
          this.#soon();
        },
      });
      if (early !== undefined) this.#given[name] = early;
    }

    connectedCallback() {
      this.#soon();
    }

    /** An element that is only moved keeps what was typed. */
    disconnectedCallback() {
      this.#soon();
    }

    attributeChangedCallback() {
      this.#soon();
    }

    /** Once for all changes of one task. */
    #soon() {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        if (this.isConnected) this.#show();
        else this.#hide();
      });
    }

    #options(): MountOptions {
      return { ...optionsOf(this), ...eventsOf(this, this.hasAttribute('exit')), ...this.#given };
    }

    #show() {
      const options = this.#options();
      if (this.#mounted) {
        this.#mounted.update(options);
        return;
      }
      try {
        this.#mounted = mountIn(this.shadowRoot as ShadowRoot, options);
      } catch (error) {
        this.dispatchEvent(
          new CustomEvent('telve:error', { detail: errorDetail(error), bubbles: true, composed: true }),
        );
      }
    }

    #hide() {
      this.#mounted?.unmount();
      this.#mounted = null;
    }
  }
  return ApplicationElement;
};

/**
 * Makes `<telve-merchant-application>` known to the page. Attributes: `api-base`, `view`, `email`, `step`, `template-url`,
 * `theme`, `lang`, `nonce`, and `exit` where there is a way out. Properties: getAccessToken, client, texts, drafts, notify.
 * Told by events: `telve:step`, `telve:submitted`, `telve:exit`, `telve:unauthorized`, `telve:error`. A name that is taken
 * already stays as it is.
 * @returns the element's class
 */
export const defineMerchantApplication = (tagName = 'telve-merchant-application'): CustomElementConstructor => {
  const known = customElements.get(tagName);
  if (known) return known;
  const made = createElementClass();
  customElements.define(tagName, made);
  return made;
};
