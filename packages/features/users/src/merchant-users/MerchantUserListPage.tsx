'use client';
import { activityEntries, merchantUserEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, ListPage, TargetButton, useCan, useList, useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { Page, PlusIcon, UsersIcon } from '@telve/ui';
import { useMemo } from 'react';
import { useMerchantUserSwitch } from './data/useMerchantUserSwitch';
import { useSeesAll } from './data/useSeesAll';
import { merchantUserColumns } from './list/columns';
import { filterKindsFor, type MerchantUserFilterKinds, merchantUserFilters } from './list/filters';
import { merchantUserTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page, size, search and filters as one object. Left out, the host's
 * address holds it, and without one the list itself.
 */
export type MerchantUserListPageProps = ListControl<MerchantUserFilterKinds>;

/**
 * The users of the merchant app: search, days of creation, waiting ones, active switch, edit (MU-01, MU-05 to MU-10). Needs a
 * TelveProvider; for PanelUser and PanelVenueUser, others see that they may not (MU-04).
 */
export function MerchantUserListPage(control: MerchantUserListPageProps) {
  return (
    <Page>
      <Can entry={merchantUserEntries.list} fallback={<Forbidden />}>
        <MerchantUserList {...control} />
      </Can>
    </Page>
  );
}

function MerchantUserList(control: MerchantUserListPageProps) {
  const texts = useTexts(merchantUserTexts);
  const seesAll = useSeesAll();
  const withHistory = useCan(activityEntries.list);
  const list = useList(merchantUserEntries.list, { filters: filterKindsFor(seesAll), ...control });
  const switchOf = useMerchantUserSwitch(list);
  const columns = useMemo(() => merchantUserColumns({ texts, switchOf, withHistory }), [texts, switchOf, withHistory]);

  return (
    <ListPage
      list={list}
      title={texts.title}
      caption={texts.caption}
      search={texts.search}
      columns={columns}
      filters={merchantUserFilters(texts, seesAll, today())}
      empty={{ ...texts.empty, icon: <UsersIcon /> }}
      notFound={texts.notFound}
      actions={
        <TargetButton target="merchantUsers.add" variant="primary" icon={<PlusIcon />}>
          {texts.add}
        </TargetButton>
      }
    />
  );
}
