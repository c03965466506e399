/** Long enough for a browser to have read the address. */
const keptMs = 60_000;

/** Hands a file to the browser's downloads. */
export const saveBlob = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};
