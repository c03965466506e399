const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys of the palette as this machine's keyboard has them. */
export const paletteKeys = isMac ? '⌘K' : 'Ctrl K';
export const newTabKeys = isMac ? '⌘↵' : 'Ctrl ↵';
