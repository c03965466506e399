import { afterwards } from './place';

const noteValue = (touched: Set<string>, object: object, name: string, label: string) => {
  const own = Object.getOwnPropertyDescriptor(object, name);
  let from: object | null = object;
  while (from && !Object.getOwnPropertyDescriptor(from, name)) from = Object.getPrototypeOf(from);
  const found = Object.getOwnPropertyDescriptor(from as object, name) as PropertyDescriptor;
  Object.defineProperty(object, name, {
    configurable: true,
    get() {
      touched.add(label);
      return found.get ? found.get.call(object) : found.value;
    },
    set(value) {
      touched.add(label);
      found.set?.call(object, value);
    },
  });
  afterwards(() => {
    if (own) Object.defineProperty(object, name, own);
    else delete (object as Record<string, unknown>)[name];
  });
};

/** Notes everything of the page that embedded code may not touch, until the test is over. */
export const guardPage = (): Set<string> => {
  const touched = new Set<string>();
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) noteValue(touched, window, name, name);
  for (const name of ['title', 'cookie']) noteValue(touched, document, name, `document.${name}`);
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward', 'state']) {
    noteValue(touched, history, name, `history.${name}`);
  }
  return touched;
};

type Add = typeof window.addEventListener;

type Options = boolean | AddEventListenerOptions | undefined;

const watchListeners = (open: Set<string>, target: Window | Document, name: string) => {
  const keys = new WeakMap<object, number>();
  let last = 0;
  const labelOf = (type: string, listener: object | null, options?: boolean | EventListenerOptions) => {
    if (!listener) return null;
    if (!keys.has(listener)) keys.set(listener, ++last);
    const isCapture = typeof options === 'boolean' ? options : options?.capture === true;
    return `${name} ${type} ${isCapture} ${keys.get(listener)}`;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const add: Add = (type: string, listener: EventListenerOrEventListenerObject, options?: Options) => {
    const label = labelOf(type, listener, options);
    // React listens for this one for good, once for each page.
    if (label && type !== 'selectionchange') open.add(label);
    if (label && typeof options === 'object') options.signal?.addEventListener('abort', () => open.delete(label));
    addEventListener.call(target, type, listener, options);
  };
  const remove: Add = (type: string, listener: EventListenerOrEventListenerObject, options?: Options) => {
    open.delete(labelOf(type, listener, options) ?? '');
    removeEventListener.call(target, type, listener, options);
  };
  Object.assign(target, { addEventListener: add, removeEventListener: remove });
  afterwards(() => {
    for (const own of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(target, own);
  });
};

const watchTimers = (open: Set<string>) => {
  for (const [start, stop, isOnce] of [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
  ] as const) {
    const page = window as unknown as Record<string, (...args: never[]) => number>;
    const [begin, end] = [page[start], page[stop]] as [(...args: unknown[]) => number, (id?: number) => number];
    page[start] = (work: (...args: unknown[]) => void, ...rest: unknown[]) => {
      const run = (...args: unknown[]) => {
        if (isOnce) open.delete(`${start} ${id}`);
        work(...args);
      };
      const id = begin.call(window, run, ...rest);
      open.add(`${start} ${id}`);
      return id;
    };
    page[stop] = (id?: number) => {
      open.delete(`${start} ${id}`);
      return end.call(window, id);
    };
    afterwards(() => Object.assign(page, { [start]: begin, [stop]: end }));
  }
};

/** Notes timers, and listeners on window and document, that are open, until the test is over. */
export const watchOpen = (): Set<string> => {
  const open = new Set<string>();
  watchListeners(open, window, 'window');
  watchListeners(open, document, 'document');
  watchTimers(open);
  return open;
};
