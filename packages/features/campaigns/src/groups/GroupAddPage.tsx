'use client';
import { campaignEntries, limits } from '@telve/api';
import { Can, EntityForm, Forbidden, FormSaveBar, FormTextField, kitTexts, useTexts } from '@telve/kit';
import { Card, Page, PageHead, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { addErrors } from '../data/addErrors';
import { useToGroup } from '../data/useToGroup';
import { useToList } from '../data/useToList';
import { campaignWords } from '../words/texts';
import { campaignGroupTexts } from './texts';

/**
 * Adds a campaign group, whose only field is its title (GRP-01). Leads to the new group, where the host has its page
 * (GRP-02). Needs a TelveProvider; for PanelUser (CAMP-01).
 */
export function GroupAddPage() {
  return (
    <Page width="form">
      <Can entry={campaignEntries.createGroup} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

const empty = { title: '' };
const asTyped = (values: typeof empty) => values;

function AddForm() {
  const texts = useTexts(campaignGroupTexts);
  const { network } = useTexts(campaignWords);
  const toGroup = useToGroup();
  const toList = useToList();
  const { added } = useTexts(kitTexts);
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={campaignEntries.createGroup}
        rules={() => import('@telve/api/rules/campaigns').then(({ campaignRules }) => campaignRules.createGroup)}
        initial={empty}
        toInput={asTyped}
        labels={texts.labels}
        success={added}
        errorTexts={{ ...addErrors(texts.failed), network, unreadable: network }}
        title={texts.addTitle}
        onSaved={({ id }) => toGroup?.(id)}
      >
        <Body>
          <Card>
            <FormTextField name="title" required counter={limits.text} autoComplete="off" hint={texts.addHint} />
          </Card>
        </Body>
        <FormSaveBar submitLabel={texts.submitAdd} onCancel={toList} />
      </EntityForm>
    </>
  );
}

const Body = styled.div`
  margin-bottom: ${theme.space[8]};
`;
