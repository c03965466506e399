import { type PanelUserRow, panelUserEntries } from '@telve/api';
import { EntityForm, FormSaveBar, useIdentity, useTexts } from '@telve/kit';
import { FormAside, FormColumns, FormStack } from '@telve/ui';
import { useMemo } from 'react';
import { useNames } from '../data/useNames';
import { useToList } from '../data/useToList';
import { AccessFields } from '../form/AccessFields';
import { codeFields, fieldOf, toUpdate, toValues } from '../form/mapping';
import { panelUserMessage } from '../form/messages';
import { PersonFields } from '../form/PersonFields';
import { learnNames, valueWords } from '../form/valueWords';
import { fullName, isOwn } from '../names';
import { panelUserTexts } from '../texts';
import { AccessCard } from './AccessCard';
import { PasswordCard } from './PasswordCard';
import { SessionsCard } from './SessionsCard';

/** Fields of the comparison: company and venues are one thing, halves of two choices would fit nobody. */
const compared = ['firstName', 'lastName', 'role', 'scope', 'active'] as const;

/** The form of a stored user, with access, password and sessions beside it. */
export function EditForm({ user }: { user: PanelUserRow }) {
  const texts = useTexts(panelUserTexts);
  const toList = useToList();
  const own = isOwn(user, useIdentity());
  const names = useNames(user);
  const initial = useMemo(() => toValues(user), [user]);
  return (
    <EntityForm
      entry={panelUserEntries.update}
      rules={() => import('@telve/api/rules/panel-users').then(({ panelUserRules }) => panelUserRules.update)}
      initial={initial}
      version={user.version}
      toInput={(values) => toUpdate(user.id, values)}
      labels={texts.labels}
      fieldOf={fieldOf}
      message={panelUserMessage(texts)}
      codeFields={codeFields}
      errorTexts={texts.errors}
      conflict={{
        toValues: (current: PanelUserRow) => {
          learnNames(names, current);
          return toValues(current);
        },
        fields: compared.map((name) => ({ name, label: texts.labels[name] })),
        format: valueWords(names, texts),
      }}
      success={texts.updated}
      title={fullName(user)}
      onSaved={toList}
    >
      <FormColumns>
        <FormStack>
          <PersonFields isStored />
          <AccessFields names={names} storedRole={user.role} isOwn={own} />
        </FormStack>
        <FormAside>
          <AccessCard names={names} />
          <PasswordCard email={user.email} />
          <SessionsCard user={user} />
        </FormAside>
      </FormColumns>
      <FormSaveBar onCancel={toList} />
    </EntityForm>
  );
}
