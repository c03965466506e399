export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** The outlet that shows it. */
  outlet: string;
  /** Its first outlet is gone (a dialog closed); shown on, but not read out again. */
  moved: boolean;
  /** Goes by itself. */
  passing: boolean;
}

export interface Notice {
  id: number;
  text: string;
  urgent: boolean;
  outlet: string;
}

export interface ToastState {
  toasts: readonly Toast[];
  notice: Notice | null;
  /** Where the root shows what is told longer than a message. */
  place: HTMLElement | null;
}

/** Lets a closing dialog leave the top layer first: a message read out in a region that is about to go is lost. */
const settle = 60;
const noticeLife = 5000;
export const maxToasts = 3;

/** Drops the oldest message that may go: successes before errors. */
export function limit(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= maxToasts) return toasts;
  const victim = toasts.find((toast) => toast.kind !== 'error') ?? toasts[0];
  return limit(toasts.filter((toast) => toast !== victim));
}

/**
 * Messages of one root and the outlets that can show them. A modal dialog makes everything outside it inert, so each dialog has an outlet
 * of its own and a message goes to the topmost.
 */
export function createToastStore() {
  let state: ToastState = { toasts: [], notice: null, place: null };
  let outlets: readonly string[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const set = (next: Partial<ToastState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const later = (work: () => void, delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delay);
    timers.add(timer);
  };
  const top = () => outlets[outlets.length - 1];

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getState: () => state,
    /** Adds an outlet on top, or under all others when it is the root's; the returned function takes it away. */
    enter: (outlet: string, base = false) => {
      outlets = base ? [outlet, ...outlets] : [...outlets, outlet];
      return () => {
        outlets = outlets.filter((one) => one !== outlet);
        const heir = top();
        if (heir === undefined || !state.toasts.some((toast) => toast.outlet === outlet)) return;
        set({
          toasts: state.toasts.map((toast) =>
            toast.outlet === outlet ? { ...toast, outlet: heir, moved: true } : toast,
          ),
        });
      };
    },
    place: (place: HTMLElement | null) => set({ place }),
    /** The returned function lets one that stays go by itself, as others do. */
    add: (kind: ToastKind, text: string) => {
      lastId += 1;
      const id = lastId;
      let passing = kind !== 'error';
      later(() => {
        const outlet = top();
        if (outlet === undefined) return;
        set({ toasts: limit([...state.toasts, { id, kind, text, outlet, moved: false, passing }]) });
      }, settle);
      return () => {
        passing = true;
        set({ toasts: state.toasts.map((toast) => (toast.id === id ? { ...toast, passing } : toast)) });
      };
    },
    remove: (id: number) => set({ toasts: state.toasts.filter((toast) => toast.id !== id) }),
    announce: (text: string, urgent: boolean) =>
      later(() => {
        const outlet = top();
        if (outlet === undefined) return;
        lastId += 1;
        const id = lastId;
        set({ notice: { id, text, urgent, outlet } });
        later(() => state.notice?.id === id && set({ notice: null }), noticeLife);
      }, settle),
    dispose: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
