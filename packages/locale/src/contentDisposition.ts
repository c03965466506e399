import { cleanLine } from './text';

const EXTENDED = /['()*]/g;

function asciiFallback(name: string): string {
  return name
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^ -~]+/g, '-')
    .replace(/["\\%]/g, '-');
}

/**
 * The Content-Disposition header of a file (RFC 6266): the name in UTF-8 as `filename*`, and for old
 * readers the same name in plain letters as `filename`. Control and bidirectional characters are gone and
 * quotes are encoded, so no name can end the header or hide its extension.
 */
export function contentDisposition(fileName: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const name = cleanLine(fileName);
  const encoded = encodeURIComponent(name).replace(
    EXTENDED,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${asciiFallback(name)}"; filename*=UTF-8''${encoded}`;
}
