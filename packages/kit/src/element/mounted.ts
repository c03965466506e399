/** A view inside an element of a page. */
export interface MountedView<Options> {
  /** Replaces single options; what is left out stays. */
  update: (options: Partial<Options>) => void;
  /** Takes everything away: elements, requests, timers, listeners. A second call does nothing. */
  unmount: () => void;
}

/** Shows a view in a shadow root. Throws an Error naming the option that is missing. */
export type MountIn<Options> = (shadow: ShadowRoot, options: Options) => MountedView<Options>;

/** Shows a view in a new element at the end of another, beside whatever that holds already; only it is touched. */
export const mountBeside = <Options>(
  element: Element,
  mountIn: MountIn<Options>,
  options: Options,
): MountedView<Options> => {
  const host = element.ownerDocument.createElement('div');
  const mounted = mountIn(host.attachShadow({ mode: 'open' }), options);
  element.append(host);
  return {
    update: mounted.update,
    unmount: () => {
      mounted.unmount();
      host.remove();
    },
  };
};

/** An element whose events are known by their names. */
export interface TellingElement<Events> extends HTMLElement {
  addEventListener<K extends keyof Events & string>(
    type: K,
    listener: (event: Events[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
