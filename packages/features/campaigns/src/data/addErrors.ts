import { type ErrorTexts, serverWords } from '@telve/kit';

/** A failed add is told in the server's words, where it has some (CAMP-118, D-75). */
export const addErrors = (failed: string): ErrorTexts => ({ otherwise: (error) => serverWords(error) ?? failed });
