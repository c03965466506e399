import { adoptHostRules } from './hostRules';

/** A view inside an element of a page. */
export interface MountedView<Options> {
  /** Replaces single options; what is left out stays. */
  update: (options: Partial<Options>) => void;
  /** Takes everything away: elements, requests, timers, listeners. A second call does nothing. */
  unmount: () => void;
}

/** Shows a view in a shadow root. Throws an Error naming the option that is missing. */
export type MountIn<Options> = (shadow: ShadowRoot, options: Options) => MountedView<Options>;

/** Where a view is drawn, and by which options. */
export interface Stage<Options> {
  /** The element for the view. */
  place: HTMLElement;
  /** The options as they are by now. */
  options: () => Options;
  isMounted: () => boolean;
}

/** How a view is drawn by the options of now, and how it ends. */
export interface Drawing {
  draw: () => void;
  end: () => void;
}

/** Makes a shadow root ready for a view that follows its options; `begin` makes the view, which draws itself first. */
export const mountView = <Options>(
  shadow: ShadowRoot,
  first: Options,
  begin: (stage: Stage<Options>) => Drawing,
): MountedView<Options> => {
  let options = first;
  let isMounted = true;
  adoptHostRules(shadow);
  const place = shadow.appendChild(shadow.ownerDocument.createElement('div'));
  const { draw, end } = begin({ place, options: () => options, isMounted: () => isMounted });
  return {
    update: (change) => {
      options = { ...options, ...change };
      if (isMounted) draw();
    },
    unmount: () => {
      if (!isMounted) return;
      isMounted = false;
      end();
      shadow.replaceChildren();
    },
  };
};

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
