'use client';
import { type EndUserAnswer, endUserEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, PageNotFound, TargetButton, usePageName, useQuery, useTexts } from '@telve/kit';
import { Card, FormAside, FormColumns, FormStack, Page, PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { Facts } from './detail/Facts';
import { MembershipBadge } from './detail/MembershipBadge';
import { subscriptionFacts } from './detail/memberFacts';
import { PersonCard } from './detail/PersonCard';
import { RecordedNote, SupportCard } from './detail/SupportCard';
import { isMemberId } from './member/memberId';
import { nameOf, shortName, toMember } from './member/names';
import { isUnknownMember } from './member/unknown';
import { useRemember } from './recent/useRecentMembers';
import { endUserTexts } from './texts';

export interface EndUserDetailPageProps {
  id: number;
}

/**
 * A member of the consumer app, for reading, with the two things support may do (SUP-03, SUP-24). Each opening asks the
 * server anew and is recorded there. Needs a TelveProvider; for PanelUser, others see that they may not (SUP-06).
 */
export function EndUserDetailPage({ id }: EndUserDetailPageProps) {
  return (
    <Page width="editor">
      <Can entry={endUserEntries.detail} fallback={<Forbidden />}>
        {isMemberId(id) ? <StoredMember id={id} /> : <UnknownMember />}
      </Can>
    </Page>
  );
}

function StoredMember({ id }: EndUserDetailPageProps) {
  // A read of nobody's own would stand in the log as a look at the person.
  const query = useQuery(endUserEntries.detail, { id }, { fresh: true, once: true });
  if (query.error && isUnknownMember(query.error)) return <UnknownMember />;
  return <DetailPage query={query}>{(answer) => <Member key={answer.id} answer={answer} />}</DetailPage>;
}

function UnknownMember() {
  const texts = useTexts(endUserTexts);
  return (
    <PageNotFound
      title={texts.faults.unknown}
      text={texts.unknownText}
      action={<TargetButton target="endUsers.search">{texts.toSearch}</TargetButton>}
    />
  );
}

function Member({ answer }: { answer: EndUserAnswer }) {
  const texts = useTexts(endUserTexts);
  const member = useMemo(() => toMember(answer), [answer]);
  const id = String(member.id);
  // By number: names of members do not belong into the titles a browser keeps.
  usePageName(id);
  useRemember(member.id, shortName(member, texts.hiddenLetters));
  return (
    <>
      <PageHead
        title={nameOf(member) || texts.detailTitle}
        identity={texts.identity(id)}
        status={<MembershipBadge member={member} />}
      />
      <FormColumns>
        <FormStack>
          <PersonCard member={member} />
          <Card title={texts.subscriptionCard}>
            <Facts facts={subscriptionFacts(member, texts)} />
          </Card>
        </FormStack>
        <FormAside>
          <SupportCard member={member} />
          <RecordedNote id={member.id} />
        </FormAside>
      </FormColumns>
    </>
  );
}
