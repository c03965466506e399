import type { ReactNode } from 'react';

export interface FilterOption {
  value: string;
  label: string;
}

interface FilterBase {
  id: string;
  label: string;
  /** All choices, when they are few or known. */
  options?: readonly FilterOption[];
  /** Choices from elsewhere, for what was typed; rejects when it fails. `signal` ends a search that is no longer wanted. */
  load?: (query: string, signal: AbortSignal) => Promise<readonly FilterOption[]>;
  /** A box that narrows the options. Always there with `load`. */
  search?: boolean;
  /** Name of the chosen value, where the options do not hold it (a value from the address bar). */
  valueLabel?: string;
  /** Name of no choice, such as the usual order of a list. Default “Tümü”. */
  noneLabel?: string;
  /** Puts no choice behind the options instead of before them. */
  noneLast?: boolean;
  /** Shown and not changeable, such as a district before its city is chosen. */
  disabled?: boolean;
}

export interface SingleFilter extends FilterBase {
  multiple?: false;
  /** `null`: no filter. */
  value: string | null;
  onChange: (value: string | null) => void;
}

export interface MultiFilter extends FilterBase {
  multiple: true;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** A filter that brings its own chip, such as a range of days. */
export interface OwnFilter {
  id: string;
  label: string;
  /** True when it narrows the list. */
  on: boolean;
  /** The chip, in the bar and in the sheet of phones. */
  chip: ReactNode;
}

/** One filter of a list. */
export type Filter = SingleFilter | MultiFilter;
