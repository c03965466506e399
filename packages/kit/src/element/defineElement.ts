import { errorDetail, tell } from './errorDetail';
import type { MountedView, MountIn } from './mounted';

/** What makes a custom element of a view. */
export interface ElementParts<Options extends object> {
  /** Attributes that are followed while the element is shown. */
  observedAttributes: readonly string[];
  /** What the element takes as properties, because no attribute can say it. */
  properties: readonly (keyof Options & string)[];
  /** Options as the element says them now: its attributes, and callbacks that become events. */
  optionsOf: (element: HTMLElement) => Options;
  mountIn: MountIn<Options>;
}

/** Made when it is asked for: on a server there is no HTMLElement. */
const elementClass = <Options extends object>(parts: ElementParts<Options>): CustomElementConstructor => {
  const { observedAttributes, properties, optionsOf, mountIn } = parts;
  return class extends HTMLElement {
    static observedAttributes = observedAttributes;
    #given: Partial<Options> = {};
    #mounted: MountedView<Options> | null = null;
    #isDue = false;

    constructor() {
      super();
      this.attachShadow({ mode: 'open' });
      for (const name of properties) this.#define(name);
    }

    /** A property; what was set before the element was known is taken over. */
    #define(name: keyof Options & string) {
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

    /** An element that is only moved keeps what it shows. */
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

    #show() {
      const options = { ...optionsOf(this), ...this.#given };
      if (this.#mounted) {
        this.#mounted.update(options);
        return;
      }
      try {
        this.#mounted = mountIn(this.shadowRoot as ShadowRoot, options);
      } catch (error) {
        tell(this, 'telve:error', errorDetail(error));
      }
    }

    #hide() {
      this.#mounted?.unmount();
      this.#mounted = null;
    }
  };
};

/**
 * Makes a custom element known to the page. A name that is taken already stays as it is. What is missing is told by the event
 * `telve:error`.
 * @returns the element's class
 */
export const defineElement = <Options extends object>(
  tagName: string,
  parts: ElementParts<Options>,
): CustomElementConstructor => {
  const known = customElements.get(tagName);
  if (known) return known;
  const made = elementClass(parts);
  customElements.define(tagName, made);
  return made;
};
