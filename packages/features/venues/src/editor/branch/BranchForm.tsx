import { type UpdateVenueInput, type Venue, venueEditorEntries } from '@telve/api';
import { EntityForm, FormSaveBar, type FormSaveBarProps, useFormMarks, useTexts } from '@telve/kit';
import { FormColumns, FormStack } from '@telve/ui';
import { useMemo } from 'react';
import { useToList } from '../data/useToList';
import { clockFaults } from '../form/faults';
import { toStatusInput, toStatusValues } from '../form/mapping';
import { codeFields, fieldOf, venueMessage } from '../form/messages';
import type { StatusValues } from '../form/values';
import { valueWords } from '../form/valueWords';
import { venueEditorTexts } from '../texts';
import { BranchAside } from './BranchAside';
import { GeneralCard } from './GeneralCard';
import { HoursCard } from './HoursCard';
import { MenuCard } from './MenuCard';
import { StatusCard } from './StatusCard';

const compared = ['isComingSoon', 'pause', 'busyEndTime', 'freeEndDate'] as const;
const nothing = { choices: { coffees: [], sizes: [], milks: [], resources: [] }, companies: [] };

/** What a PanelVenueUser may change of a venue; the rest is to read (VEN-51 to VEN-53, D-56). */
export function BranchForm({ venue }: { venue: Venue }) {
  const texts = useTexts(venueEditorTexts);
  const toList = useToList();
  const initial = useMemo(() => toStatusValues(venue), [venue]);
  return (
    <EntityForm<StatusValues, UpdateVenueInput, unknown>
      entry={venueEditorEntries.update}
      rules={() => import('@telve/api/rules/venue-editor').then((module) => module.venueUserRules)}
      initial={initial}
      version={venue.version}
      toInput={(values) => toStatusInput(venue.id, values)}
      further={(values) => clockFaults(values, initial, new Date())}
      labels={texts.labels}
      fieldOf={fieldOf}
      codeFields={codeFields}
      message={venueMessage(texts)}
      errorTexts={texts.errors}
      conflict={{
        toValues: toStatusValues,
        fields: compared.map((name) => ({ name, label: texts.labels[name] })),
        format: valueWords(texts, nothing),
      }}
      success={texts.updated}
      title={venue.venueName}
      onSaved={toList}
    >
      <FormColumns>
        <FormStack>
          <StatusCard venue={venue} />
          <HoursCard venue={venue} />
          <GeneralCard venue={venue} />
          <MenuCard venue={venue} />
        </FormStack>
        <BranchAside venue={venue} />
      </FormColumns>
      <Bar {...(toList ? { onCancel: toList } : {})} />
    </EntityForm>
  );
}

/** Says where something changed, once something has. */
function Bar(props: Pick<FormSaveBarProps, 'onCancel'>) {
  const { branch, sections } = useTexts(venueEditorTexts);
  const isChanged = useFormMarks().changed.length > 0;
  return <FormSaveBar {...props} changed={branch.changed} detail={isChanged && sections.status} />;
}
