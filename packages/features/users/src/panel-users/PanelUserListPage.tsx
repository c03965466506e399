'use client';
import { panelUserEntries } from '@telve/api';
import {
  Can,
  Forbidden,
  type ListControl,
  ListPage,
  TargetButton,
  useCan,
  useIdentity,
  useList,
  useTexts,
} from '@telve/kit';
import { Page, PlusIcon, ShieldUserIcon } from '@telve/ui';
import { useMemo } from 'react';
import { usePanelUserSwitch } from './data/usePanelUserSwitch';
import { panelUserColumns } from './list/columns';
import { panelUserTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page, size and search as one object. Left out, the host's address
 * holds it, and without one the list itself.
 */
export type PanelUserListPageProps = ListControl<Record<never, never>>;

/**
 * The panel users: search, page sizes, and for PanelUser add, edit and the active switch (PU-06 to PU-10). A PanelVenueUser
 * reads those of the own company (D-09); others see that they may not (PU-04). Needs a TelveProvider.
 */
export function PanelUserListPage(control: PanelUserListPageProps) {
  return (
    <Page>
      <Can entry={panelUserEntries.list} fallback={<Forbidden />}>
        <PanelUserList {...control} />
      </Can>
    </Page>
  );
}

function PanelUserList(control: PanelUserListPageProps) {
  const texts = useTexts(panelUserTexts);
  const identity = useIdentity();
  const canEdit = useCan(panelUserEntries.update);
  const list = useList(panelUserEntries.list, control);
  const switchOf = usePanelUserSwitch(list);
  const columns = useMemo(
    () => panelUserColumns({ texts, identity, switchOf, canEdit }),
    [texts, identity, switchOf, canEdit],
  );

  return (
    <ListPage
      list={list}
      title={texts.title}
      caption={texts.caption}
      search={texts.search}
      columns={columns}
      empty={{ ...texts.empty, icon: <ShieldUserIcon /> }}
      notFound={texts.notFound}
      actions={
        <Can entry={panelUserEntries.create}>
          <TargetButton target="panelUsers.add" variant="primary" icon={<PlusIcon />}>
            {texts.add}
          </TargetButton>
        </Can>
      }
    />
  );
}
