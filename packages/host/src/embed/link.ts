import { brandOf, type FrameEvent, type FrameMessage, type FrameParent, messageOf } from './frame';

export interface FrameLink {
  send: (type: FrameEvent, detail?: FrameMessage['detail']) => void;
}

/** Speaks to nobody: opened by itself, or by a page that is not listed. */
const silent: FrameLink = { send: () => {} };

const wear = (root: HTMLElement, brand: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(brand)) root.style.setProperty(`--telve-${name}`, value);
};

/** Connects the frame with the page around: tells it the height, takes its brand. */
export const linkFrame = (frame: Window, parent: FrameParent | null): FrameLink => {
  if (!parent || frame.parent === frame) return silent;
  const root = frame.document.documentElement;
  const send: FrameLink['send'] = (type, detail) =>
    frame.parent.postMessage(messageOf(parent, type, detail), parent.origin);
  frame.addEventListener('message', (event) => {
    const brand = brandOf(event, parent, frame.parent);
    if (brand) wear(root, brand);
  });
  const told = { height: 0 };
  new ResizeObserver(() => {
    const height = Math.ceil(frame.document.body.getBoundingClientRect().height);
    if (height === told.height) return;
    told.height = height;
    send('height', { height });
  }).observe(frame.document.body);
  return { send };
};
