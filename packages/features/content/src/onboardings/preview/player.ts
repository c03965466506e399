import type { AnimationItem } from 'lottie-web';

/** What is seen of an animation. */
export interface PlayerView {
  state: 'loading' | 'ready' | 'failed';
  isPlaying: boolean;
  /** Where it is, in seconds with one decimal. */
  seconds: number;
  /** How long it is. */
  length: number;
}

/** An animation that is played in an element, until it is destroyed. */
export interface Player {
  view: () => PlayerView;
  subscribe: (listener: () => void) => () => void;
  toggle: () => void;
  destroy: () => void;
}

/** Milliseconds after which an animation that has not begun is taken for one that cannot be played. */
const patience = 3_000;

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** The player without expressions: it holds no code of the format and needs no `unsafe-eval`. */
const loadLottie = () => import('lottie-web/build/player/lottie_light.js').then(({ default: lottie }) => lottie);

/**
 * Plays an animation in an element, over and over. One that cannot be drawn is told by `failed` and throws nothing.
 *
 * @param text of a file that `readAnimation` has passed
 * @param plays begins by itself
 */
export const createPlayer = (stage: HTMLElement, text: string, plays: boolean): Player => {
  let now: PlayerView = { state: 'loading', isPlaying: false, seconds: 0, length: 0 };
  let item: AnimationItem | undefined;
  let isOver = false;
  const listeners = new Set<() => void>();

  const show = (part: Partial<PlayerView>) => {
    const next = { ...now, ...part };
    if (isOver || (Object.keys(part) as (keyof PlayerView)[]).every((name) => now[name] === next[name])) return;
    now = next;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    clearTimeout(timer);
    item?.destroy();
    item = undefined;
    stage.replaceChildren();
  };
  const fail = () => {
    if (isOver) return;
    stop();
    show({ state: 'failed', isPlaying: false });
  };
  const timer = setTimeout(fail, patience);

  const begin = (lottie: Awaited<ReturnType<typeof loadLottie>>) => {
    if (isOver) return;
    const made = lottie.loadAnimation({
      container: stage,
      renderer: 'svg',
      loop: true,
      autoplay: false,
      animationData: JSON.parse(text.replace(/^\uFEFF/, '')),
    });
    item = made;
    made.addEventListener('error', fail);
    made.addEventListener('data_failed', fail);
    made.addEventListener('enterFrame', () => show({ seconds: tenths(made.currentFrame / made.frameRate) }));
    made.addEventListener('DOMLoaded', () => {
      clearTimeout(timer);
      // Drawn once more: what went wrong before somebody listened is told now.
      made.goToAndStop(0, true);
      if (item !== made) return;
      show({ state: 'ready', isPlaying: plays, length: made.getDuration(false) });
      if (plays) made.play();
    });
  };
  loadLottie().then(begin).catch(fail);

  return {
    view: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle: () => {
      if (now.state !== 'ready') return;
      if (now.isPlaying) item?.pause();
      else item?.play();
      show({ isPlaying: !now.isPlaying });
    },
    destroy: () => {
      isOver = true;
      stop();
      listeners.clear();
    },
  };
};
