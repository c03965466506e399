import { type UpdateVenueInput, type Venue, venueEditorEntries } from '@telve/api';
import { EntityForm, FormSaveBar, useTexts } from '@telve/kit';
import { Badge, Card, SettingRow } from '@telve/ui';
import { useMemo } from 'react';
import { statusLooks } from '../status';
import { venueTexts } from '../texts';
import { useToList } from './data/useToList';
import { clockFaults } from './form/faults';
import { toStatusInput, toStatusValues } from './form/mapping';
import { codeFields, fieldOf, venueMessage } from './form/messages';
import type { StatusValues } from './form/values';
import { valueWords } from './form/valueWords';
import { Below, Stack } from './layout';
import { BranchFacts } from './sections/BranchFacts';
import { ComingSoonRow, PauseRow } from './sections/StatusSection';
import { venueEditorTexts } from './texts';

const compared = ['isComingSoon', 'pause', 'busyEndTime', 'freeEndDate'] as const;
const nothing = { choices: { coffees: [], sizes: [], milks: [], resources: [] }, companies: [] };

/** What a PanelVenueUser may change of a venue; the rest is to read (VEN-51 to VEN-53, D-56). */
export function BranchForm({ venue }: { venue: Venue }) {
  const texts = useTexts(venueEditorTexts);
  const { status: words } = useTexts(venueTexts);
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
      <Below>
        <Stack>
          <Card id="status" title={texts.sections.status} description={texts.branch.status}>
            <SettingRow
              title={texts.labels.isOpen}
              description={texts.branch.activeBy}
              control={
                <Badge {...statusLooks[venue.isOpen ? 'active' : 'passive']}>
                  {words[venue.isOpen ? 'active' : 'passive']}
                </Badge>
              }
            />
            {venue.isOpen ? <PauseRow stored={venue} /> : <ComingSoonRow isOver={venue.wasActivated} />}
          </Card>
          <BranchFacts venue={venue} />
        </Stack>
      </Below>
      <FormSaveBar {...(toList ? { onCancel: toList } : {})} detail={texts.sections.status} />
    </EntityForm>
  );
}
