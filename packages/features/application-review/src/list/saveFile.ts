import type { Download } from '@telve/api';
import { exportFileName } from '@telve/locale';

/** Long enough for a browser to have read the address. */
const keptMs = 60_000;

/** Hands a file to the browser's downloads, under the name of the answer, else under `name` with the day (D-88). */
export const saveFile = ({ blob, fileName }: Download, name: string): void => {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName ?? exportFileName(name, new Date());
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};
