/** One thing to compare. */
export interface ConflictField {
  /** Path of the value in the form. */
  name: string;
  label: string;
  /** Section of the form, under the label. */
  group?: string;
}

/** How a form's values are compared with the stored record. */
export interface ConflictOptions<Values extends object> {
  /** The stored record as form values. */
  // biome-ignore lint/suspicious/noExplicitAny: the record is the payload of the refusal; the feature knows its type.
  toValues: (current: any) => Values;
  /** What is compared; default: the form's labels. */
  fields?: readonly ConflictField[];
  /** A value in words; default: text as it is, on and off for switches, a dash for nothing. */
  format?: (name: string, value: unknown) => string | undefined;
  /** Title of the comparison. Default: “Değişiklikleri karşılaştır”. */
  title?: string;
}

/** A refused save: three states of the record, and who wrote the stored one when (ISO instant). */
export interface StoredRecord<Values extends object> {
  /** What the form started from. */
  base: Values;
  /** What was typed. */
  mine: Values;
  /** What is stored now. */
  theirs: Values;
  /** When what the form started from was read (ISO instant). Left out, it is not told. */
  readAt?: string | undefined;
  version: number | undefined;
  changedBy: string | null;
  changedAt: string;
}
