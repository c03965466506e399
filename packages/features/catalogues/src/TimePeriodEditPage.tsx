'use client';
import { type TimePeriod, timePeriodEntries } from '@telve/api';
import { Can, DetailPage, EntityForm, Forbidden, FormSaveBar, useQuery, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Page, PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { toInput, toValues } from './form/mapping';
import { timePeriodMessage } from './form/messages';
import { TimePeriodFields } from './form/TimePeriodFields';
import { useToList } from './shared/useToList';
import { type TimePeriodTexts, timePeriodTexts } from './texts';

export interface TimePeriodEditPageProps {
  id: number;
}

/**
 * Edits a time period (CAT-10). Asks the server anew, so that no old record is edited; a save over a newer version opens
 * the comparison (D-91). Needs a TelveProvider; for PanelUser (CAT-11).
 */
export function TimePeriodEditPage({ id }: TimePeriodEditPageProps) {
  return (
    <Page width="form">
      <Can entry={timePeriodEntries.update} fallback={<Forbidden />}>
        <StoredTimePeriod id={id} />
      </Can>
    </Page>
  );
}

function StoredTimePeriod({ id }: TimePeriodEditPageProps) {
  const query = useQuery(timePeriodEntries.detail, { id }, { fresh: true });
  return <DetailPage query={query}>{(period) => <EditForm key={period.id} period={period} />}</DetailPage>;
}

/** The minutes of a comparison, in words. */
const inWords = (texts: TimePeriodTexts) => (name: string, value: unknown) =>
  name === 'timePeriod' && typeof value === 'number' ? texts.minutes(formatNumber(value)) : undefined;

function EditForm({ period }: { period: TimePeriod }) {
  const texts = useTexts(timePeriodTexts);
  const toList = useToList('timePeriods.list');
  const initial = useMemo(() => toValues(period), [period]);
  const title = texts.minutes(formatNumber(period.timePeriod));
  return (
    <>
      <PageHead title={title} />
      <EntityForm
        entry={timePeriodEntries.update}
        rules={() => import('@telve/api/rules/time-periods').then(({ timePeriodRules }) => timePeriodRules.update)}
        initial={initial}
        version={period.version}
        toInput={(values) => ({ id: period.id, ...toInput(values) })}
        labels={texts.labels}
        message={timePeriodMessage(texts)}
        conflict={{ toValues, format: inWords(texts) }}
        title={title}
        onSaved={toList}
      >
        <TimePeriodFields />
        <FormSaveBar onCancel={toList} />
      </EntityForm>
    </>
  );
}
