import type { ImportResult } from '@telve/api';

/** An answer in which every row was new. */
export const importAnswer = (count: number, part: Partial<ImportResult> = {}): ImportResult => ({
  success: true,
  message: 'Dosya başarıyla yüklenmiştir',
  count,
  logFileUrl: null,
  url: null,
  created: count,
  updated: 0,
  unchanged: 0,
  failed: 0,
  failures: [],
  ...part,
});
