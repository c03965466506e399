/** `filename*=UTF-8''rapor%20%C4%B0zmir.xlsx` (RFC 8187). */
const extended = /(?:^|;)\s*filename\*\s*=\s*"?([\w-]+)'[^']*'([^;"]+)"?/i;
/** `filename="rapor.xlsx"` or `filename=rapor.xlsx`. */
const plain = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;

const decodeExtended = (charset: string, value: string): string | null => {
  if (charset.toLowerCase() !== 'utf-8') return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};

/** A name is a name: no folders, no control characters. */
const toBareName = (name: string): string | null => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  const bare = last.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return bare === '' || bare === '.' || bare === '..' ? null : bare;
};

/** The file name of a Content-Disposition header (RFC 6266): `filename*` first, then `filename`, or null. */
export const readFileName = (header: string | null): string | null => {
  if (!header) return null;
  const wide = extended.exec(header);
  const decoded = wide ? decodeExtended(wide[1] ?? '', wide[2] ?? '') : null;
  if (decoded !== null) return toBareName(decoded);
  const narrow = plain.exec(header);
  if (!narrow) return null;
  return toBareName(narrow[1]?.replace(/\\(.)/g, '$1') ?? narrow[2] ?? '');
};
