const labels: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** Old sheets that do not say where they were written were written here. */
const usual = 1254;

const labelOf = (page: number): string => labels[page] ?? `windows-${page >= 1250 && page <= 1258 ? page : usual}`;

const decoders = new Map<string, TextDecoder>();

/** Text of a Windows code page, by the platform's decoders instead of the library's half a megabyte of tables. */
function decode(page: number, data: ArrayLike<number>): string {
  const label = labelOf(page);
  const decoder = decoders.get(label) ?? new TextDecoder(label, { ignoreBOM: true });
  decoders.set(label, decoder);
  return decoder.decode(Uint8Array.from(data));
}

/** Code pages in the shape in which the library asks for them; nothing is written here, so nothing is encoded. */
export const codePages = { utils: { decode } };

/** The code page of a sheet that names none. */
export const usualCodePage = usual;
