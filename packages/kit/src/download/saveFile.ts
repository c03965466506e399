import type { Download } from '@telve/api';
import { exportFileName } from '@telve/locale';

/** Long enough for a browser to have read the address. */
const keptMs = 60_000;

/**
 * Hands a file to the browser's downloads, under the name of the answer, else under `name` with the day (D-88).
 * @param name without extension
 * @returns the name under which it is saved
 */
export const saveFile = ({ blob, fileName }: Download, name: string): string => {
  const saved = fileName ?? exportFileName(name, new Date());
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = saved;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return saved;
};
