'use client';
import { type ActivitySubject, activityEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, isNotFound, type ListControl, useTexts } from '@telve/kit';
import { FilterBar, Page, PageHead } from '@telve/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useLog } from './data/useLog';
import { type ActivityFilterKinds, useLogState } from './data/useLogState';
import { summaryOf } from './log/summary';
import { activityTexts } from './texts';
import { activityFilters } from './view/filters';
import { LogParts } from './view/LogParts';
import { LogSkeleton } from './view/LogSkeleton';
import { OfSwitch } from './view/OfSwitch';
import { useLogAnnounce } from './view/useLogAnnounce';

/**
 * `state` and `onStateChange` hand the filters and the number of shown parts (`page`) to the embedder; left out, the
 * host's address holds them, and without one the page itself.
 */
export interface ActivityPageProps extends ListControl<ActivityFilterKinds> {
  /** Whose log: `panel-user`, `merchant-user` and `venue` what was done to it, `actor` what an account did. */
  subject: ActivitySubject;
  /** Id of that record. */
  id: number;
}

/**
 * Who changed what, when: the log of a user or a venue by days, with filters for person, kind and date. That of a panel
 * user also shows what this person did. Needs a TelveProvider; for PanelUser, others see that they may not.
 */
export function ActivityPage(props: ActivityPageProps) {
  return (
    <Page width="editor">
      <Can entry={activityEntries.list} fallback={<Forbidden />}>
        <ActivityLog {...props} />
      </Can>
    </Page>
  );
}

function ActivityLog({ subject, id, ...control }: ActivityPageProps) {
  const texts = useTexts(activityTexts);
  const list = useRef<HTMLElement>(null);
  const state = useLogState(subject, id, control);
  const log = useLog(state.log);
  useLogAnnounce(log);
  const { answered, error, isPrevious } = log;
  const clear = () => {
    state.clearFilters();
    // The button that was pressed goes away with the filters.
    list.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHead title={texts.title} identity={answered && summaryOf(answered.part, state.filters, texts)} />
      {!(error && isNotFound(error)) && (
        <>
          {subject === 'panel-user' && <OfSwitch state={state} />}
          <FilterBar filters={activityFilters(state, texts, answered?.part)} onClear={clear} />
        </>
      )}
      <List ref={list} tabIndex={-1} aria-label={texts.list} aria-busy={log.isLoading || isPrevious}>
        <DetailPage query={{ data: answered, error, reload: log.reload }} skeleton={<LogSkeleton />}>
          {(shown) => <LogParts key={shown.key} answered={shown} state={state} stale={isPrevious} onClear={clear} />}
        </DetailPage>
      </List>
    </>
  );
}

const List = styled.section`
  &:focus-visible { outline: none; }
`;
