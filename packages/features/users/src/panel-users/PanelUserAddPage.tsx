'use client';
import { panelUserEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, FormSaveBar, useTexts } from '@telve/kit';
import { FormAside, FormColumns, FormStack, Page, PageHead } from '@telve/ui';
import { useNames } from './data/useNames';
import { useToList } from './data/useToList';
import { AccessCard } from './edit/AccessCard';
import { AccessFields } from './form/AccessFields';
import { codeFields, emptyPanelUser, fieldOf, toCreate } from './form/mapping';
import { panelUserMessage } from './form/messages';
import { PersonFields } from './form/PersonFields';
import { panelUserTexts } from './texts';

/**
 * Adds a panel user, who gets a temporary password by mail (PU-02, D-27). Leads to the list, where the host has one.
 * Needs a TelveProvider; for PanelUser (PU-05).
 */
export function PanelUserAddPage() {
  return (
    <Page width="editor">
      <Can entry={panelUserEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

function AddForm() {
  const texts = useTexts(panelUserTexts);
  const toList = useToList();
  const names = useNames();
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={panelUserEntries.create}
        rules={() => import('@telve/api/rules/panel-users').then(({ panelUserRules }) => panelUserRules.create)}
        initial={emptyPanelUser}
        toInput={toCreate}
        labels={texts.labels}
        fieldOf={fieldOf}
        message={panelUserMessage(texts)}
        codeFields={codeFields}
        errorTexts={texts.errors}
        success={texts.added}
        title={texts.addTitle}
        onSaved={toList}
      >
        <FormColumns>
          <FormStack>
            <PersonFields isStored={false} />
            <AccessFields names={names} />
          </FormStack>
          <FormAside>
            <AccessCard names={names} />
          </FormAside>
        </FormColumns>
        <FormSaveBar submitLabel={texts.submitAdd} onCancel={toList} />
      </EntityForm>
    </>
  );
}
