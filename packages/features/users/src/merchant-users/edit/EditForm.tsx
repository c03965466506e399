import { activityEntries, type MerchantUserRow, merchantUserEntries, type PanelUserRow } from '@telve/api';
import { EntityForm, TargetButton, useCan, useTexts } from '@telve/kit';
import { formatDateTime } from '@telve/locale';
import { Alert, Badge, FormAside, FormColumns, FormStack, HistoryIcon, PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { useToList } from '../data/useToList';
import { AccountFields } from '../form/AccountFields';
import { codeFields, fieldOf, toUpdate, toValues } from '../form/mapping';
import { merchantUserMessage } from '../form/messages';
import { learnFromUser, usePlaceNames, valueWords } from '../form/placeNames';
import { merchantUserTexts } from '../texts';
import { EditBar } from './EditBar';
import { PasswordCard } from './PasswordCard';
import { PlaceCard } from './PlaceCard';
import { SimilarCard } from './SimilarCard';

/** Fields of the comparison: company and venue are one thing, halves of two choices would fit nobody. */
const compared = ['role', 'place', 'active'] as const;

/** The form of a stored user, with similar accounts and password beside it. */
export function EditForm({ user, own }: { user: MerchantUserRow; own: PanelUserRow | null }) {
  const texts = useTexts(merchantUserTexts);
  const toList = useToList();
  const names = usePlaceNames(user, own);
  const initial = useMemo(() => toValues(user), [user]);
  return (
    <>
      <UserHead user={user} />
      <EntityForm
        entry={merchantUserEntries.update}
        rules={() =>
          import('@telve/api/rules/merchant-users').then(({ merchantUserRules }) => merchantUserRules.update)
        }
        initial={initial}
        version={user.version}
        toInput={(values) => toUpdate(user.id, values)}
        labels={texts.labels}
        fieldOf={fieldOf}
        message={merchantUserMessage(texts)}
        codeFields={codeFields}
        errorTexts={texts.errors}
        alsoTold={['required_fields_missing']}
        conflict={{
          toValues: (current: MerchantUserRow) => {
            learnFromUser(names, current);
            return toValues(current);
          },
          fields: compared.map((name) => ({ name, label: texts.labels[name] })),
          format: valueWords(names, texts),
        }}
        success={texts.saved}
        title={user.email}
        onSaved={toList}
      >
        <FormColumns>
          <FormStack>
            {user.waitingApproval && (
              <Alert tone="warning" title={texts.approve.title}>
                {texts.approve.text}
              </Alert>
            )}
            <AccountFields isStored />
            <PlaceCard user={user} own={own} names={names} />
          </FormStack>
          <FormAside>
            <SimilarCard user={user} />
            <PasswordCard user={user} />
          </FormAside>
        </FormColumns>
        <EditBar isWaiting={user.waitingApproval} onCancel={toList} />
      </EntityForm>
    </>
  );
}

function UserHead({ user }: { user: MerchantUserRow }) {
  const texts = useTexts(merchantUserTexts);
  const withHistory = useCan(activityEntries.list);
  const at = formatDateTime(user.createdAt);
  return (
    <PageHead
      title={user.email}
      status={user.waitingApproval && <Badge tone="warning">{texts.waiting}</Badge>}
      identity={user.waitingApproval ? texts.registered(at) : texts.created(at)}
      actions={
        withHistory && (
          <TargetButton
            target="activity.merchantUser"
            params={{ id: user.id }}
            variant="secondary"
            icon={<HistoryIcon />}
          >
            {texts.history}
          </TargetButton>
        )
      }
    />
  );
}
