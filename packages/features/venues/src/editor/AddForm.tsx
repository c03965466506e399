import { type CreateVenueInput, type Venue, venueEditorEntries } from '@telve/api';
import { EntityForm, serverWords, useTexts } from '@telve/kit';
import { useMemo } from 'react';
import { EditorContext, type EditorScope } from './context';
import { useCompanies } from './data/useCompanies';
import type { EditorChoices } from './data/useEditorChoices';
import { useToList } from './data/useToList';
import { EditorBar } from './EditorBody';
import { furtherFaults } from './form/faults';
import { emptyVenue, hasExtras, toInput } from './form/mapping';
import { codeFields, fieldOf, venueMessage } from './form/messages';
import type { VenueValues } from './form/values';
import { editorLabels } from './labels';
import { Sections } from './Sections';
import { venueEditorTexts } from './texts';
import { useImagesReady } from './useImagesReady';

/** The form of a new venue (VEN-27 to VEN-43), whose failures are told in the server's words (VEN-144); leads to the list when it is saved (VEN-44). */
export function AddForm({ choices }: { choices: EditorChoices }) {
  const texts = useTexts(venueEditorTexts);
  const toList = useToList();
  const companies = useCompanies();
  const scope = useMemo<EditorScope>(() => ({ choices, companies }), [choices, companies]);
  const initial = useMemo(() => emptyVenue(choices), [choices]);
  const labels = useMemo(() => editorLabels(texts, choices), [texts, choices]);
  const { onBusyChange, beforeSave } = useImagesReady();
  const all = { ...choices, companies };
  return (
    <EditorContext.Provider value={scope}>
      <EntityForm<VenueValues, CreateVenueInput, Venue>
        entry={venueEditorEntries.create}
        rules={() => import('@telve/api/rules/venue-editor').then((module) => module.venueEditorRules.create)}
        initial={initial}
        toInput={(values) => toInput(values, all)}
        further={(values) => furtherFaults(values, initial, hasExtras(companies, values.companyId), new Date())}
        beforeSave={beforeSave}
        labels={labels}
        fieldOf={fieldOf}
        codeFields={codeFields}
        message={venueMessage(texts)}
        errorTexts={texts.errors}
        inform={(error, text) => ({ title: texts.addFailedTitle, text: serverWords(error) ?? text })}
        success={texts.added}
        title={texts.addTitle}
        onSaved={toList}
      >
        <Sections onBusyChange={onBusyChange} />
        <EditorBar submitLabel={texts.submitAdd} {...(toList ? { onCancel: toList } : {})} />
      </EntityForm>
    </EditorContext.Provider>
  );
}
