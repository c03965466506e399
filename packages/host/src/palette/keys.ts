const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys as this machine's keyboard has them. */
export const paletteKeys = isMac ? '⌘K' : 'Ctrl K';
export const saveKeys = isMac ? '⌘S' : 'Ctrl S';
export const ctrlEnterKeys = isMac ? '⌘↵' : 'Ctrl ↵';
