'use client';
import { timePeriodEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, FormSaveBar, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { emptyTimePeriod, toInput } from './form/mapping';
import { timePeriodMessage } from './form/messages';
import { TimePeriodFields } from './form/TimePeriodFields';
import { useToList } from './shared/useToList';
import { timePeriodTexts } from './texts';

/** Adds a time period (CAT-09). Leads to the list, where the host has one. Needs a TelveProvider; for PanelUser (CAT-11). */
export function TimePeriodAddPage() {
  return (
    <Page width="form">
      <Can entry={timePeriodEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

function AddForm() {
  const texts = useTexts(timePeriodTexts);
  const toList = useToList('timePeriods.list');
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={timePeriodEntries.create}
        rules={() => import('@telve/api/rules/time-periods').then(({ timePeriodRules }) => timePeriodRules.create)}
        initial={emptyTimePeriod}
        toInput={toInput}
        labels={texts.labels}
        message={timePeriodMessage(texts)}
        success={texts.added}
        // Adding fails with a full stop, everything else without one (CAT-47, D-14).
        errorTexts={{ otherwise: texts.addFailed }}
        title={texts.addTitle}
        onSaved={toList}
      >
        <TimePeriodFields />
        <FormSaveBar submitLabel={texts.submitAdd} onCancel={toList} />
      </EntityForm>
    </>
  );
}
