// Runs in a page before everything else and notes what embedded code may not do. Stands as `pageGuard` on the window.
(() => {
  const reports = [];
  const touched = new Set();
  const timers = new Map();
  const listeners = new Map();
  const watching = new Map();

  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
    reports.push(`${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`),
  );

  /** Storage as in a frame that may keep nothing: the getter itself throws. */
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    Object.defineProperty(window, name, {
      get() {
        touched.add(name);
        throw new DOMException('Storage is blocked here.', 'SecurityError');
      },
    });
  }
  const noteAccess = (prototype, name, label) => {
    const { get, set, ...rest } = Object.getOwnPropertyDescriptor(prototype, name);
    const note = (original) =>
      original &&
      function noted(...args) {
        touched.add(label);
        return original.apply(this, args);
      };
    const patched = get || set ? { get: note(get), set: note(set) } : { value: note(rest.value), writable: true };
    Object.defineProperty(prototype, name, { configurable: true, ...patched });
  };
  for (const name of ['title', 'cookie']) noteAccess(Document.prototype, name, `document.${name}`);
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward', 'state']) {
    noteAccess(History.prototype, name, `history.${name}`);
  }
  for (const name of ['fetch', 'open']) noteAccess(window, name, name);
  noteAccess(XMLHttpRequest.prototype, 'open', 'XMLHttpRequest');

  /** `location` cannot be replaced in a page: the bundles name this one instead. */
  const location = new Proxy(window.location, {
    get(target, name) {
      touched.add(`location.${String(name)}`);
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

  const where = () => new Error('opened').stack.split('\n').slice(3, 7).join('\n');
  const pairs = [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
    ['requestIdleCallback', 'cancelIdleCallback', true],
  ];
  for (const [start, stop, once] of pairs) {
    const begin = window[start].bind(window);
    const end = window[stop].bind(window);
    window[start] = (work, ...rest) => {
      const id = begin(
        (...args) => {
          if (once) timers.delete(`${start} ${id}`);
          work(...args);
        },
        ...rest,
      );
      timers.set(`${start} ${id}`, where());
      return id;
    };
    window[stop] = (id) => {
      timers.delete(`${start} ${id}`);
      end(id);
    };
  }

  /** Targets that outlive an embedded tree. */
  const nameOf = (target) => {
    if (target === window || target === undefined) return 'window';
    if (target === document) return 'document';
    if (target === document.documentElement || target === document.body) return target.localName;
    if (target instanceof MediaQueryList) return target.media;
    return target === window.visualViewport ? 'visualViewport' : undefined;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keys = new WeakMap();
  let lastKey = 0;
  const keyOf = (listener) => {
    if (!keys.has(listener)) keys.set(listener, ++lastKey);
    return keys.get(listener);
  };
  const labelOf = (target, type, listener, options) => {
    const name = nameOf(target);
    const capture = typeof options === 'boolean' ? options : Boolean(options?.capture);
    return name && listener && `${name} ${type} ${capture} ${keyOf(listener)}`;
  };
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const label = labelOf(this, type, listener, options);
    if (label) {
      listeners.set(label, where());
      options?.signal?.addEventListener('abort', () => listeners.delete(label));
    }
    return addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    listeners.delete(labelOf(this, type, listener, options));
    return removeEventListener.call(this ?? window, type, listener, options);
  };

  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver']) {
    const Original = window[name];
    window[name] = class extends Original {
      observe(...args) {
        watching.set(this, where());
        super.observe(...args);
      }
      disconnect() {
        watching.delete(this);
        super.disconnect();
      }
    };
  }

  /** The browser's driver listens too. */
  const isBundles = ([, stack]) => stack.includes('/out/');

  window.pageGuard = {
    location,
    reports,
    touched,
    /** What the bundle opened. React listens for one event of the document for good, once for each page. */
    open: () => ({
      timers: [...timers].filter(isBundles).map((one) => one.join('\n')),
      listeners: [...listeners]
        .filter((one) => isBundles(one) && !one[0].startsWith('document selectionchange'))
        .map((one) => one.join('\n')),
      observers: [...watching].filter(isBundles).map(([observer, stack]) => `${observer.constructor.name}\n${stack}`),
    }),
  };
})();
