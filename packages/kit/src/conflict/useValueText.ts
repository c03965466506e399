import { useCallback } from 'react';
import { useTexts } from '../texts/texts';
import { conflictTexts } from './texts';
import type { ConflictOptions } from './types';

/** A value in words. */
export type ValueText = (name: string, value: unknown) => string;

/** The feature's words for a value, else: text as it is, on and off, lists with commas, a dash for nothing. */
export const useValueText = (format: ConflictOptions<object>['format']): ValueText => {
  const { yes, no, empty } = useTexts(conflictTexts);
  return useCallback(
    (name, value) => {
      const own = format?.(name, value);
      if (own !== undefined) return own;
      const text = (one: unknown): string => {
        if (one === true) return yes;
        if (one === false) return no;
        if (one === null || one === undefined || one === '') return empty;
        if (Array.isArray(one)) return one.length === 0 ? empty : one.map(text).join(', ');
        return typeof one === 'object' ? Object.values(one).map(text).join(' – ') : String(one);
      };
      return text(value);
    },
    [format, yes, no, empty],
  );
};
