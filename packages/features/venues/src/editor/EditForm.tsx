import { type UpdateVenueInput, type Venue, venueEditorEntries } from '@telve/api';
import { EntityForm, useTexts } from '@telve/kit';
import { useMemo, useRef } from 'react';
import { EditorContext, type EditorScope } from './context';
import { useCompanies } from './data/useCompanies';
import type { EditorChoices } from './data/useEditorChoices';
import { useToList } from './data/useToList';
import { EditorBar } from './EditorBody';
import { furtherFaults } from './form/faults';
import { hasExtras, toUpdate, toValues } from './form/mapping';
import { codeFields, fieldOf, venueMessage } from './form/messages';
import { sectionFields } from './form/sections';
import type { VenueValues } from './form/values';
import { valueWords } from './form/valueWords';
import { editorLabels } from './labels';
import { Sections } from './Sections';
import { venueEditorTexts } from './texts';
import { useImagesReady } from './useImagesReady';

/** The form of a stored venue for staff (VEN-45 to VEN-54). A save over a newer version opens the comparison. */
export function EditForm({ venue, choices }: { venue: Venue; choices: EditorChoices }) {
  const texts = useTexts(venueEditorTexts);
  const toList = useToList();
  const companies = useCompanies();
  const scope = useMemo<EditorScope>(() => ({ choices, companies, stored: venue }), [choices, companies, venue]);
  const initial = useMemo(() => toValues(venue, choices), [venue, choices]);
  const labels = useMemo(() => editorLabels(texts, choices), [texts, choices]);
  // Executives that somebody else added meanwhile are known only from the refusal; merging may remove them.
  const latest = useRef(venue);
  const { onBusyChange, beforeSave } = useImagesReady();
  const all = { ...choices, companies };
  const known = () => (latest.current.version > venue.version ? latest.current : venue);
  return (
    <EditorContext.Provider value={scope}>
      <EntityForm<VenueValues, UpdateVenueInput, unknown>
        entry={venueEditorEntries.update}
        rules={() => import('@telve/api/rules/venue-editor').then((module) => module.venueEditorRules.update)}
        initial={initial}
        version={venue.version}
        toInput={(values) => toUpdate(values, all, known())}
        further={(values) => furtherFaults(values, initial, hasExtras(companies, values.companyId, venue), new Date())}
        beforeSave={beforeSave}
        labels={labels}
        fieldOf={fieldOf}
        codeFields={codeFields}
        message={venueMessage(texts)}
        errorTexts={texts.errors}
        conflict={{
          toValues: (current: Venue) => {
            latest.current = current;
            return toValues(current, choices);
          },
          fields: Object.entries(sectionFields).flatMap(([section, names]) =>
            names.map((name) => ({
              name,
              label: texts.labels[name],
              group: texts.sections[section as keyof typeof sectionFields],
            })),
          ),
          format: valueWords(texts, scope),
        }}
        success={texts.updated}
        title={venue.venueName}
        onSaved={toList}
      >
        <Sections onBusyChange={onBusyChange} />
        <EditorBar {...(toList ? { onCancel: toList } : {})} />
      </EntityForm>
    </EditorContext.Provider>
  );
}
