import { createContext, useContext } from 'react';
import type { Faults } from './faults';

/** What the fields of a form share. Never changes while the form is there, so it renders no field. */
export interface FormScope {
  /** Start of the ids of all fields. */
  id: string;
  faults: Faults;
  /** Name of a field: the one its input was given, else that of the form's labels. Undefined: it has none. */
  nameOf(name: string): string | undefined;
  /** As `nameOf`; the path where there is none. */
  labelOf(name: string): string;
  /** An input has a label of its own; answers how it goes. */
  own(name: string, label: string): () => void;
  /** A field is shown: from now on it keeps its value while nothing shows it. */
  keep(name: string): void;
  /** A field was left: it is checked, and with it the fields left before. */
  leave(name: string): void;
  /** Checks some fields and shows what is wrong at them. Answers the names of those, in the order of the form. */
  verify(names: readonly string[]): Promise<string[]>;
  /** A field changed: where there are messages they are checked again, so that each goes soon after it is right no more. */
  change(name: string): void;
}

export const FormContext = createContext<FormScope | null>(null);
export const FormBusyContext = createContext(false);

export const useFormScope = (): FormScope => {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('Form fields of @telve/kit need <EntityForm> around them.');
  return scope;
};

/** True while the surrounding form is being saved. */
export const useFormBusy = (): boolean => useContext(FormBusyContext);
