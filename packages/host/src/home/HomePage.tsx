import { useTexts } from '@telve/kit';
import { formatDateLong, today } from '@telve/locale';
import { Alert, Page, PageHead } from '@telve/ui';
import { useState } from 'react';
import { PageArrival } from '../app/PageArrival';
import { hasRole } from '../session/hasRole';
import { useSession } from '../session/useSession';
import { hostTexts } from '../texts';
import { ApplicantNotice } from './ApplicantNotice';
import { dayPart, givenName } from './greeting';
import { HomeCards } from './HomeCards';
import { Tasks } from './Tasks';
import { useCompanyName } from './useCompanyName';

/** The welcome page (SHELL-01): open to every role, never redirecting (D-01). */
export const HomePage = () => {
  const texts = useTexts(hostTexts);
  const { user, persistent } = useSession();
  const [now] = useState(() => new Date());
  const company = useCompanyName(user?.roles ?? []);
  if (!user) return null;
  return (
    <Page width={hasRole(['AppliedMerchantUser'], user.roles) ? 'editor' : 'list'}>
      <PageArrival title={texts.home} />
      <PageHead
        title={texts.greetings[dayPart(now)](givenName(user.nameSurname))}
        identity={[company, formatDateLong(today(now))].filter(Boolean).join(' · ')}
      />
      {!persistent && <Alert tone="warning">{texts.storageBlocked}</Alert>}
      {hasRole(['AppliedMerchantUser'], user.roles) && <ApplicantNotice />}
      <HomeCards roles={user.roles} />
      <Tasks roles={user.roles} />
    </Page>
  );
};
