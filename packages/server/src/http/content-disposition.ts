// Control characters, and marks that turn the reading direction: `gpj.exe` must not read as `exe.jpg`.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafe = /[\p{Cs}\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Longest file name, in UTF-16 units. */
const longest = 255;

/** Cuts a name that is too long, not its ending. */
const shorten = (name: string): string => {
  if (name.length <= longest) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length).replace(/\p{Cs}$/u, '') + ending;
};

/** A file name without control and direction characters and without path parts, at most 255 characters. */
export const safeFileName = (name: string): string =>
  shorten(name.normalize('NFC').replace(unsafe, '').replace(/[/\\]/g, '_').trim()) || 'file';

const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The Content-Disposition of an attachment (RFC 6266): an ASCII name for old readers and the true one in UTF-8. */
export const contentDisposition = (name: string): string => {
  const safe = safeFileName(name);
  const ascii = safe.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncode(safe)}`;
};
