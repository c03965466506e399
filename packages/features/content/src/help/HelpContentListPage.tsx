'use client';
import { helpContentEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, ListPage, TargetButton, useList, useTexts } from '@telve/kit';
import { LifeBuoyIcon, Page, PageHead, PlusIcon } from '@telve/ui';
import { useMemo } from 'react';
import { useActiveSwitch } from './data/useActiveSwitch';
import { useGoneDrafts } from './data/useGoneDrafts';
import { usePriorityDrafts } from './data/usePriorityDrafts';
import { helpContentColumns } from './list/columns';
import { PriorityList } from './list/styles';
import { helpContentTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page and size as one object. Left out, the host's address holds it, and
 * without one the list itself.
 */
export type HelpContentListPageProps = ListControl<Record<never, never>>;

/**
 * The questions of the consumer app's help menu: priority and active switch change in place (HELP-01). Needs a
 * TelveProvider; for PanelUser, others see that they may not (HELP-10).
 */
export function HelpContentListPage(control: HelpContentListPageProps) {
  return (
    <Page>
      <Can entry={helpContentEntries.list} fallback={<Forbidden />}>
        <HelpContentList {...control} />
      </Can>
    </Page>
  );
}

function HelpContentList(control: HelpContentListPageProps) {
  const texts = useTexts(helpContentTexts);
  const list = useList(helpContentEntries.list, control);
  const switchOf = useActiveSwitch(list);
  const drafts = usePriorityDrafts();
  useGoneDrafts(list, drafts);
  const { patchRow, settleRow } = list;
  const columns = useMemo(
    () => helpContentColumns(texts, switchOf, { list: { patchRow, settleRow }, drafts }),
    [texts, switchOf, patchRow, settleRow, drafts],
  );

  return (
    <PriorityList>
      <PageHead
        title={texts.title}
        {...(list.error || list.status === 'loading' ? {} : { count: list.totalCount })}
        identity={
          <>
            {texts.about}
            <br />
            {texts.howSaved}
          </>
        }
        actions={
          <TargetButton target="helpContents.add" variant="primary" icon={<PlusIcon />}>
            {texts.add}
          </TargetButton>
        }
      />
      <ListPage
        list={list}
        caption={texts.caption}
        columns={columns}
        empty={{ ...texts.empty, icon: <LifeBuoyIcon /> }}
      />
    </PriorityList>
  );
}
