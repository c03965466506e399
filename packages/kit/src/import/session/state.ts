import type { ImportResult } from '@telve/api';
import type { DamagedCell } from '../pure/damage';
import type { ImportFault } from '../pure/faults';
import type { ColumnMatch } from '../pure/matches';
import type { ImportPart } from '../pure/parts';
import type { Table } from '../pure/rows';
import type { ImportSheet, SheetReadOptions } from '../types';

/** Where somebody is. `preview`, `headers` and `damage` are the step Kontrol, `load` and `failed` the step Yükleme. */
export type Place = 'file' | 'preview' | 'headers' | 'damage' | 'load' | 'failed' | 'result';

/** A sending, from its start to its end. */
export interface ImportRun {
  parts: readonly ImportPart[];
  /** Answers so far, one for each part from the first. */
  results: readonly ImportResult[];
  /** Rows to be sent, and those that were answered. */
  total: number;
  done: number;
  /** Rows answered when it was last started, and when that was, in milliseconds. */
  startDone: number;
  startedAt: number;
  /** Lines that are left out. */
  skipped: ReadonlySet<number>;
  /** It ends after the part that is being sent. */
  stopping: boolean;
  /** Why the part that comes next was not answered. */
  error?: unknown;
  /** When it ended, in milliseconds. */
  endedAt?: number;
}

/** A person's import of one kind of records. */
export interface ImportState {
  place: Place;
  file: File | null;
  fault: ImportFault | null;
  reading: boolean;
  /** “İçe aktar” was pressed while the file was being read. */
  goesOn: boolean;
  options: Pick<SheetReadOptions, 'encoding' | 'delimiter'>;
  sheet: ImportSheet | null;
  table: Table | null;
  matches: readonly ColumnMatch[];
  /** Cells are being looked at. */
  checking: boolean;
  damage: readonly DamagedCell[];
  run: ImportRun | null;
  /** Dialogs that show it. */
  watchers: number;
  /** It was closed on purpose after it had ended: no notice about it. */
  quiet: boolean;
}

export const startState: ImportState = {
  place: 'file',
  file: null,
  fault: null,
  reading: false,
  goesOn: false,
  options: {},
  sheet: null,
  table: null,
  matches: [],
  checking: false,
  damage: [],
  run: null,
  watchers: 0,
  quiet: false,
};

/** Something is being sent. */
export const isSending = ({ place }: Pick<ImportState, 'place'>): boolean => place === 'load';
