'use client';
import { type MerchantOnboarding, merchantOnboardingEntries } from '@telve/api';
import { Can, DetailPage, EntityForm, Forbidden, useQuery, useTexts } from '@telve/kit';
import { Badge, Page, PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { orderingFaults } from '../onboardings/shared/faults';
import { useToList } from '../onboardings/shared/useToList';
import { Editor } from './form/Editor';
import { merchantOnboardingMessage, valueWords } from './form/messages';
import { toUpdate, toValues } from './form/values';
import { merchantOnboardingTexts } from './texts';

export interface MerchantOnboardingEditPageProps {
  id: number;
}

/**
 * Edits a banner of the merchant app's first start (MONB-04). Asks the server anew, so that no old record is edited; a save over a newer
 * version opens the comparison (D-91). Needs a TelveProvider; for PanelUser (MONB-05).
 */
export function MerchantOnboardingEditPage({ id }: MerchantOnboardingEditPageProps) {
  return (
    <Page width="editor">
      <Can entry={merchantOnboardingEntries.update} fallback={<Forbidden />}>
        <StoredBanner id={id} />
      </Can>
    </Page>
  );
}

function StoredBanner({ id }: MerchantOnboardingEditPageProps) {
  const query = useQuery(merchantOnboardingEntries.detail, { id }, { fresh: true });
  return <DetailPage query={query}>{(banner) => <EditForm key={banner.id} banner={banner} />}</DetailPage>;
}

function EditForm({ banner }: { banner: MerchantOnboarding }) {
  const texts = useTexts(merchantOnboardingTexts);
  const toList = useToList('merchantOnboardings.list');
  const initial = useMemo(() => toValues(banner), [banner]);
  const { id, title, active, version } = banner;
  return (
    <>
      <PageHead
        title={title}
        identity={texts.identity(id)}
        status={<Badge tone={active ? 'success' : 'neutral'}>{active ? texts.active : texts.passive}</Badge>}
      />
      <EntityForm
        entry={merchantOnboardingEntries.update}
        rules={() =>
          import('@telve/api/rules/merchant-onboardings').then(
            ({ merchantOnboardingRules }) => merchantOnboardingRules.update,
          )
        }
        initial={initial}
        version={version}
        toInput={(values) => toUpdate(id, values)}
        further={orderingFaults}
        labels={texts.labels}
        message={merchantOnboardingMessage(texts)}
        conflict={{ toValues, format: valueWords(texts) }}
        success={texts.updated}
        title={title}
        onSaved={toList}
      >
        <Editor stored={banner} onCancel={toList} />
      </EntityForm>
    </>
  );
}
