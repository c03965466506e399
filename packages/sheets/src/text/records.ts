import { SheetError } from '../errors';
import type { SheetDelimiter } from '../types';

const QUOTE = '"';

/** Reads the text of a csv record by record. Quoted cells may hold delimiters, line ends and doubled quotes. */
class RecordReader {
  readonly #text: string;
  readonly #delimiter: string;
  #at = 0;
  #record = 0;

  constructor(text: string, delimiter: SheetDelimiter) {
    this.#text = text;
    this.#delimiter = delimiter;
  }

  *records(): Generator<string[], void, undefined> {
    while (this.#at < this.#text.length) {
      this.#record += 1;
      yield this.#readRecord();
    }
  }

  #readRecord(): string[] {
    const cells = [this.#readCell()];
    while (this.#text[this.#at] === this.#delimiter) {
      this.#at += 1;
      cells.push(this.#readCell());
    }
    if (this.#text[this.#at] === '\r') this.#at += 1;
    if (this.#text[this.#at] === '\n') this.#at += 1;
    return cells;
  }

  #readCell(): string {
    // A quote within a cell is a quote; what follows a closing quote belongs to the cell: `"Kahve" evi`.
    return this.#text[this.#at] === QUOTE ? this.#readQuoted() + this.#readPlain() : this.#readPlain();
  }

  #readPlain(): string {
    const from = this.#at;
    const delimiter = this.#delimiter.charCodeAt(0);
    for (; this.#at < this.#text.length; this.#at += 1) {
      const char = this.#text.charCodeAt(this.#at);
      if (char === delimiter || char === 10 || char === 13) break;
    }
    return this.#text.slice(from, this.#at);
  }

  #readQuoted(): string {
    let cell = '';
    for (;;) {
      const from = this.#at + 1;
      const end = this.#text.indexOf(QUOTE, from);
      if (end < 0) throw new SheetError('unreadable', { row: this.#record });
      cell += this.#text.slice(from, end);
      this.#at = end + 1;
      if (this.#text[this.#at] !== QUOTE) return cell;
      cell += QUOTE;
    }
  }
}

/**
 * The records of a csv, one after the other; a line end of any kind ends a record.
 * @throws SheetError `unreadable` with the row whose quote is never closed
 */
export const readRecords = (text: string, delimiter: SheetDelimiter): Generator<string[], void, undefined> =>
  new RecordReader(text, delimiter).records();
