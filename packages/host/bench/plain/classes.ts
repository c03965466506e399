import type { Looks } from '../looks';

/** Class names of the real list, written into the page by the bench. */
export const classes: Looks['classes'] = JSON.parse(document.getElementById('classes')?.textContent ?? '{}');
