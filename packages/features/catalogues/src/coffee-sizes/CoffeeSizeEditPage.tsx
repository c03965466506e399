'use client';
import { type CoffeeSize, coffeeSizeEntries, isImageAddress } from '@telve/api';
import { Can, DetailPage, EntityForm, Forbidden, FormSaveBar, useQuery, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { useToList } from '../shared/useToList';
import { CoffeeSizeFields } from './CoffeeSizeFields';
import { toValues } from './mapping';
import { useCoffeeSizeMessage } from './messages';
import { type CoffeeSizeTexts, coffeeSizeTexts } from './texts';

export interface CoffeeSizeEditPageProps {
  id: number;
}

/**
 * Edits a coffee size (CAT-06). Asks the server anew, so that no old record is edited; a save over a newer version opens the
 * comparison (D-91). Needs a TelveProvider; for PanelUser (CAT-11).
 */
export function CoffeeSizeEditPage({ id }: CoffeeSizeEditPageProps) {
  return (
    <Page width="form">
      <Can entry={coffeeSizeEntries.update} fallback={<Forbidden />}>
        <StoredCoffeeSize id={id} />
      </Can>
    </Page>
  );
}

function StoredCoffeeSize({ id }: CoffeeSizeEditPageProps) {
  const query = useQuery(coffeeSizeEntries.detail, { id }, { fresh: true });
  return <DetailPage query={query}>{(size) => <EditForm key={size.id} size={size} />}</DetailPage>;
}

/** Pictures of a comparison in words: their bytes say nothing. */
const inWords = (texts: CoffeeSizeTexts) => (name: string, value: unknown) =>
  (name === 'coffeeSizeImg' || name === 'coffeeSizeImgSelected') && typeof value === 'string' && value !== ''
    ? isImageAddress(value)
      ? texts.storedImage
      : texts.newImage
    : undefined;

function EditForm({ size }: { size: CoffeeSize }) {
  const texts = useTexts(coffeeSizeTexts);
  const message = useCoffeeSizeMessage();
  const toList = useToList('coffeeSizes.list');
  const initial = useMemo(() => toValues(size), [size]);
  return (
    <>
      <PageHead title={size.coffeeSize} />
      <EntityForm
        entry={coffeeSizeEntries.update}
        rules={() => import('@telve/api/rules/coffee-sizes').then(({ coffeeSizeRules }) => coffeeSizeRules.update)}
        initial={initial}
        version={size.version}
        toInput={(values) => ({ id: size.id, ...values })}
        labels={texts.labels}
        message={message}
        conflict={{ toValues, format: inWords(texts) }}
        title={size.coffeeSize}
        onSaved={toList}
      >
        <CoffeeSizeFields />
        <FormSaveBar onCancel={toList} />
      </EntityForm>
    </>
  );
}
