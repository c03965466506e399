'use client';
import { type MilkType, type MilkTypeCode, milkTypeEntries } from '@telve/api';
import { Can, DetailPage, EntityForm, Forbidden, FormSaveBar, useQuery, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { useToList } from '../shared/useToList';
import { MilkTypeFields } from './MilkTypeFields';
import { toInput, toValues } from './mapping';
import { milkTypeMessage } from './messages';
import { type MilkTypeTexts, milkTypeTexts } from './texts';

export interface MilkTypeEditPageProps {
  id: number;
}

/**
 * Edits a milk type (CAT-03). Asks the server anew, so that no old record is edited; a save over a newer version opens the
 * comparison (D-91). Needs a TelveProvider; for PanelUser (CAT-11).
 */
export function MilkTypeEditPage({ id }: MilkTypeEditPageProps) {
  return (
    <Page width="form">
      <Can entry={milkTypeEntries.update} fallback={<Forbidden />}>
        <StoredMilkType id={id} />
      </Can>
    </Page>
  );
}

function StoredMilkType({ id }: MilkTypeEditPageProps) {
  const query = useQuery(milkTypeEntries.detail, { id }, { fresh: true });
  return <DetailPage query={query}>{(milk) => <EditForm key={milk.id} milk={milk} />}</DetailPage>;
}

/** The code of a comparison, in words. */
const inWords =
  ({ codes }: MilkTypeTexts) =>
  (name: string, value: unknown) =>
    name === 'milkTypeCode' ? codes[value as MilkTypeCode] : undefined;

function EditForm({ milk }: { milk: MilkType }) {
  const texts = useTexts(milkTypeTexts);
  const toList = useToList('milkTypes.list');
  const initial = useMemo(() => toValues(milk), [milk]);
  return (
    <>
      <PageHead title={milk.milkType} />
      <EntityForm
        entry={milkTypeEntries.update}
        rules={() => import('@telve/api/rules/milk-types').then(({ milkTypeRules }) => milkTypeRules.update)}
        initial={initial}
        version={milk.version}
        toInput={(values) => ({ id: milk.id, ...toInput(values) })}
        labels={texts.labels}
        message={milkTypeMessage(texts)}
        conflict={{ toValues, format: inWords(texts) }}
        title={milk.milkType}
        onSaved={toList}
      >
        <MilkTypeFields />
        <FormSaveBar onCancel={toList} />
      </EntityForm>
    </>
  );
}
