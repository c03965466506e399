import { SheetError } from '../errors';
import type { SheetLimits } from '../limits';
import { readDirectory } from './directory';
import { UnpackBudget, unpack } from './unpack';
import { checkXml, countElements } from './xml';

/** A part of a workbook, unpacked and checked. */
export interface Part {
  name: string;
  content: Uint8Array;
}

const isXml = ({ name, content }: Part): boolean =>
  /\.(xml|rels|vml)$/i.test(name) || content[0] === 0x3c || (content[0] === 0xef && content[3] === 0x3c);

const macroParts = /(^|\/)(vba[^/]*\.(bin|xml)|macrosheets\/|dialogsheets\/|activeX\/)/i;
const macroRelations = /relationships\/(vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet)/i;

const textOf = (parts: readonly Part[], name: RegExp): string =>
  parts
    .filter((part) => name.test(part.name))
    .map(({ content }) => new TextDecoder().decode(content))
    .join('\n');

/** The parts that the table of contents names one by one; its defaults by extension say nothing about this file. */
const namedTypes = (types: string): string => (types.match(/<(?:\w+:)?Override\b[^>]*>/gi) ?? []).join('\n');

/** @throws SheetError `type` with what the zip is, `macros` */
function checkKind(parts: readonly Part[]): void {
  const types = namedTypes(textOf(parts, /^\/?\[Content_Types\]\.xml$/i));
  const other = (content: string) => new SheetError('type', { extension: 'xlsx', content });
  if (textOf(parts, /^mimetype$/).includes('opendocument')) throw other('ods');
  if (/macroEnabled|vbaProject|macrosheet/i.test(types.replace(/sheet\.binary\.macroEnabled/gi, ''))) {
    throw new SheetError('macros');
  }
  if (parts.some(({ name }) => macroParts.test(name)) || macroRelations.test(textOf(parts, /\.rels$/i))) {
    throw new SheetError('macros');
  }
  if (/sheet\.binary/i.test(types)) throw other('xlsb');
  if (!/sheet\.main\+xml/i.test(types)) throw other('zip');
}

/** Properties, pictures, notes, links to other workbooks: nothing that holds cells. */
const unneeded =
  /(^|\/)(docProps|externalLinks|drawings|media|charts|comments|printerSettings|pivot[^/]*|customXml|embeddings)\b/i;

/** Rows that are formatted and empty do not count, but so many cost memory before anybody can tell. */
const ROWS_PER_ROW = 5;

/** @throws SheetError `limits` */
function checkAmounts(parts: readonly Part[], limits: SheetLimits): void {
  const amounts = [
    { limit: 'rows', element: 'row', most: limits.rows * ROWS_PER_ROW },
    { limit: 'cells', element: 'c', most: limits.cells },
    { limit: 'strings', element: 'si', most: limits.strings },
  ] as const;
  for (const { limit, element, most } of amounts) {
    const count = parts.reduce((sum, { content }) => sum + countElements(content, element), 0);
    if (count > most) throw new SheetError('limits', { limit, max: limits[limit] });
  }
}

async function unpackAll(bytes: Uint8Array, limits: SheetLimits): Promise<Part[]> {
  const budget = new UnpackBudget(limits, bytes.length);
  const parts = new Map<string, Part>();
  for (const entry of readDirectory(bytes, limits)) {
    const key = entry.name.toLowerCase();
    // Readers differ in which of two they take.
    if (parts.has(key)) throw new SheetError('unreadable');
    parts.set(key, { name: entry.name, content: await unpack(entry, budget) });
  }
  return [...parts.values()];
}

/**
 * Unpacks an xlsx and checks it before anything interprets it.
 * @returns the parts that hold cells and what these refer to
 * @throws SheetError; other errors mean the same as `unreadable`
 */
export async function readPackage(bytes: Uint8Array, limits: SheetLimits): Promise<Part[]> {
  const parts = await unpackAll(bytes, limits);
  checkKind(parts);
  for (const part of parts) if (isXml(part)) checkXml(part.content);
  const needed = parts.filter(({ name, content }) => content.length > 0 && !unneeded.test(name));
  checkAmounts(needed, limits);
  return needed;
}
