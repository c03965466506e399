'use client';
import { merchantUserEntries, type PanelUserRow } from '@telve/api';
import { Can, EntityForm, Forbidden, useTexts } from '@telve/kit';
import { Card, Page, PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { Cards } from '../shared/layout';
import { OwnAccount } from './data/OwnAccount';
import { useToList } from './data/useToList';
import { AccountFields } from './form/AccountFields';
import { AddBar } from './form/AddBar';
import { codeFields, fieldOf, newMerchantUser, toCreate } from './form/mapping';
import { merchantUserMessage } from './form/messages';
import { PlaceFields } from './form/PlaceFields';
import { usePlaceNames } from './form/placeNames';
import { merchantUserTexts } from './texts';

/**
 * Adds a merchant-app user (MU-02): e-mail, role, company and venue. Leads to the list, where the host has one. Needs a
 * TelveProvider; for PanelUser, and for PanelVenueUser within the own company (MU-04, D-09).
 */
export function MerchantUserAddPage() {
  return (
    <Page width="form">
      <Can entry={merchantUserEntries.create} fallback={<Forbidden />}>
        <OwnAccount>{(own) => <AddForm own={own} />}</OwnAccount>
      </Can>
    </Page>
  );
}

function AddForm({ own }: { own: PanelUserRow | null }) {
  const texts = useTexts(merchantUserTexts);
  const toList = useToList();
  const names = usePlaceNames(null, own);
  const initial = useMemo(() => newMerchantUser(own), [own]);
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={merchantUserEntries.create}
        rules={() =>
          import('@telve/api/rules/merchant-users').then(({ merchantUserRules }) => merchantUserRules.create)
        }
        initial={initial}
        toInput={toCreate}
        labels={texts.labels}
        fieldOf={fieldOf}
        message={merchantUserMessage(texts)}
        codeFields={codeFields}
        errorTexts={texts.errors}
        alsoTold={['required_fields_missing']}
        success={texts.added}
        title={texts.addTitle}
        onSaved={toList}
      >
        <Cards>
          <AccountFields isStored={false} />
          <Card title={texts.place.title}>
            <PlaceFields own={own} names={names} />
          </Card>
        </Cards>
        <AddBar onCancel={toList} />
      </EntityForm>
    </>
  );
}
