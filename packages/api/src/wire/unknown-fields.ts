import type { FieldError } from '../contract/envelope';

/** Names and values in the order of arrival. A value is a text, or a file of a form. */
export type Texts = readonly (readonly [name: string, value: unknown])[];

/** Unknown names told at most: an answer must not grow with what was sent. */
const most = 20;
/** Characters of a name that are told. */
const longest = 64;

/** One fault for each name that may not stand there. */
export const unknownFields = (texts: Texts, mayStand: (name: string) => boolean): FieldError[] =>
  [...new Set(texts.map(([name]) => name))]
    .filter((name) => !mayStand(name))
    .slice(0, most)
    .map((name) => ({ field: name.slice(0, longest), code: 'unknown_field' }));

/** True for a name that means an array, an object or a prototype: it is a field nowhere. */
export const isTrick = (name: string): boolean =>
  /[[\]$]/.test(name) || name === '__proto__' || name === 'constructor' || name === 'prototype';
