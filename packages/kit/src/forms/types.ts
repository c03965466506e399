import type { ApiError, CallOptions, Entry, FieldError } from '@telve/api';
import type { ReactNode } from 'react';
import type { ConflictOptions } from '../conflict/types';
import type { InformOptions } from '../dialogs/confirm';
import type { ErrorTexts } from '../texts/useErrorText';
import type { FaultMessage } from './messages';
import type { LoadRules } from './useCheck';

export interface EntityFormProps<Values extends object, Input, Payload> {
  /** The call that saves. */
  entry: Entry<Input, Payload>;
  /** The call's rules; loaded when the form opens. */
  rules: LoadRules;
  /** All values of the form, each given: `''` for an empty text, null for no number. A new record does not touch typed values. */
  initial: Values;
  /** From form values to the call's input: pure. The version is added by the form. */
  toInput: (values: Values) => Input;
  /** Faults that the call's rules do not know, by input path, e.g. what a later step of the work needs. Pure. */
  further?: (values: Values) => readonly FieldError[];
  /** Asked before each save; false: nothing is sent. For a form in steps, whose Enter goes on. */
  beforeSave?: (values: Values) => boolean | Promise<boolean>;
  /** Faulty fields of a save, in the order of the form: a form in steps shows the first one's step. */
  onInvalid?: (names: readonly string[]) => void;
  /** Made for each save: its progress, how it can be stopped, and what the API says of its success. */
  callOptions?: (values: Values) => Pick<CallOptions, 'signal' | 'onProgress' | 'onMessage'>;
  /** Names of the fields by their path, for messages, the dialog and the comparison. */
  labels: Readonly<Record<string, string>>;
  /** Words of a fault where they differ from the usual ones. */
  message?: FaultMessage;
  /** Words of refusals by error code (D-24). */
  errorTexts?: ErrorTexts;
  /** Field at which a refusal without fields is shown: `{ time_period_already_exists: 'timePeriod' }`. */
  codeFields?: Readonly<Record<string, string>>;
  /** Codes whose words are told as a message too, although their refusal names fields. */
  alsoTold?: readonly string[];
  /** Codes that the feature shows at a place of its own, by `onRefused`: nothing else tells them. */
  toldByFeature?: readonly string[];
  /** Field of an input path, where the two differ. */
  fieldOf?: (path: string) => string;
  /** Version that was read with `initial`. A stale one opens the comparison. */
  version?: number;
  /**
   * How many writes to the record the page itself has made beside the form, e.g. by adding codes. A record that is newer by
   * those alone is taken over and what was typed is kept, instead of comparing later. Count a write when it is stored, and
   * none that makes no version.
   */
  ownWrites?: number;
  /** A newer version that the page has told of itself: the form takes it over and keeps what was typed. */
  toldVersion?: number;
  /** How to compare with the stored record; without it a conflict is told as an error. */
  conflict?: ConflictOptions<Values>;
  /** Told after saving; a function where it depends on what was saved; null tells nothing. Default: “Güncelleme işlemi başarılıdır”. */
  success?: string | null | ((payload: Payload, values: Values) => string);
  /** Told instead of nothing where the form was left before the answer came. Default: “Güncelleme işlemi başarılıdır”. */
  leftSuccess?: string;
  /** What a refusal that no field shows is told by in a dialog, instead of the usual short message. */
  inform?: (error: ApiError, text: string) => InformOptions;
  /**
   * What a dialog says where the answer came as a success and yet saved nothing, by its payload: the form stays as it is,
   * unsaved. Undefined: it was saved.
   */
  notSaved?: (payload: Payload) => InformOptions | undefined;
  /** Told of every refusal, after it was shown. */
  onRefused?: (error: ApiError) => void;
  /** The form is saved and clean: go where the feature leads. Not told of a form that was left before the answer came. */
  onSaved?: (payload: Payload, values: Values) => void;
  /** Name of the form in the question before leaving; of a stored record, also what the host calls the page by. */
  title?: string;
  children: ReactNode;
}
