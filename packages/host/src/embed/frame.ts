import { tokenNames } from '@telve/ui';

/** The page around the frame, and the name under which the two speak. */
export interface FrameParent {
  /** Exact; the server has compared it with the listed ones. */
  origin: string;
  /** One for each frame, made by the page around. */
  channel: string;
}

export type FrameEvent = 'ready' | 'height' | 'step' | 'submitted' | 'error';

/** What goes out; nothing that a person typed is ever in it. */
export interface FrameMessage {
  source: 'telve-merchant-application';
  channel: string;
  type: FrameEvent;
  detail: Readonly<Record<string, string | number>>;
}

/** Tokens of the page around by their names without `--telve-`. */
export type Brand = Readonly<Record<string, string>>;

const channels = /^[\w-]{16,64}$/;
/** Colours, lengths and font names; no address, no other rule. */
const values = /^[\w\s#.,%()'"/+-]{1,200}$/;
const most = 100;

/** The parent that an address names, when the server allows it; null: the frame speaks to nobody. */
export const readParent = (search: string, embedOrigin: string | undefined): FrameParent | null => {
  const channel = new URLSearchParams(search).get('channel') ?? '';
  return embedOrigin !== undefined && channels.test(channel) ? { origin: embedOrigin, channel } : null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValue = (value: unknown): value is string =>
  typeof value === 'string' && values.test(value) && !/url|expression/i.test(value);

/**
 * The brand that a message carries. Null for a message of another window, origin, channel or shape: it is ignored in silence,
 * because anybody may send one.
 */
export const brandOf = (
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  parent: FrameParent,
  window: MessageEventSource | null,
): Brand | null => {
  if (source !== window || origin !== parent.origin || !isRecord(data)) return null;
  if (data['source'] !== 'telve-parent' || data['channel'] !== parent.channel || data['type'] !== 'tokens') return null;
  const { tokens } = data;
  if (!isRecord(tokens)) return null;
  const names = Object.keys(tokens);
  if (names.length > most) return null;
  const good = names.filter((name) => tokenNames.includes(name) && isValue(tokens[name]));
  return Object.fromEntries(good.map((name) => [name, tokens[name] as string]));
};

/** A message as the page around gets it. */
export const messageOf = (
  { channel }: FrameParent,
  type: FrameEvent,
  detail: FrameMessage['detail'] = {},
): FrameMessage => ({ source: 'telve-merchant-application', channel, type, detail });
