import type { Looks } from '../../list/looks';
import { data } from '../data';

/** Class names of the real list. */
export const classes = data as Looks['classes'];
