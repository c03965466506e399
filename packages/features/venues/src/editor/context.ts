import type { CompanyChoice, Venue } from '@telve/api';
import { createContext, useContext } from 'react';
import type { EditorChoices } from './data/useEditorChoices';

/** What the sections of an editor share; changes only when the record or the choices were read again. */
export interface EditorScope {
  choices: EditorChoices;
  companies: readonly CompanyChoice[];
  /** The record that is edited; undefined on the page that adds. */
  stored?: Venue;
}

export const EditorContext = createContext<EditorScope | null>(null);

export const useEditor = (): EditorScope => {
  const scope = useContext(EditorContext);
  if (!scope) throw new Error('Sections of the venue editor need its context around them.');
  return scope;
};
