export { ImportDialog, type ImportDialogProps } from './import/ImportDialog';
export { type ImportTexts, importTexts } from './import/texts';
export type {
  ImportSetup,
  ImportSheet,
  SheetDelimiter,
  SheetEncoding,
  SheetReader,
  SheetReadOptions,
} from './import/types';
