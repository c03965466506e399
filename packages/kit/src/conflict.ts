export { ConflictView, type ConflictViewProps } from './conflict/ConflictView';
export { conflictTexts } from './conflict/texts';
export type { ConflictField, ConflictOptions, StoredRecord } from './conflict/types';
