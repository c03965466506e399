'use client';
import { type OnboardingRow, onboardingEntries } from '@telve/api';
import { Can, Forbidden, type List, ListPage, TargetButton, useTexts } from '@telve/kit';
import { Page, PageHead, PlusIcon, Reorder, type ReorderKey, SmartphoneIcon, theme } from '@telve/ui';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { useActiveSwitch } from './data/useActiveSwitch';
import { useOrder } from './data/useOrder';
import { useWaitingSwitch } from './data/useWaitingSwitch';
import { WholeList } from './data/WholeList';
import { onboardingColumns } from './list/columns';
import { onboardingTexts } from './texts';

/**
 * The screens of the consumer app's first start: order, active switch, edit, all on one page without a footer (CONB-01, CONB-05,
 * CONB-06). Needs a TelveProvider; for PanelUser, others see that they may not (CONB-09).
 */
export function OnboardingListPage() {
  return (
    <Page>
      <Can entry={onboardingEntries.list} fallback={<Forbidden />}>
        <OnboardingList />
      </Can>
    </Page>
  );
}

function OnboardingList() {
  const texts = useTexts(onboardingTexts);
  return (
    <>
      <PageHead
        title={texts.title}
        identity={texts.about}
        actions={
          <TargetButton target="onboardings.add" variant="primary" icon={<PlusIcon />}>
            {texts.add}
          </TargetButton>
        }
      />
      <WholeList>{(list) => <Screens list={list} />}</WholeList>
    </>
  );
}

function Screens({ list }: { list: List<OnboardingRow> }) {
  const texts = useTexts(onboardingTexts);
  const { rows, isPending, isStoring, store } = useOrder(list);
  const switchOf = useWaitingSwitch(useActiveSwitch(list), { rows: list.rows, isStoring });

  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const titles = useMemo(() => new Map<ReorderKey, string>(rows.map(({ id, title }) => [id, title])), [rows]);
  const nameOf = useCallback((key: ReorderKey) => titles.get(key) ?? '', [titles]);
  const columns = useMemo(() => {
    const places = new Map(keys.map((id, index) => [id, index + 1]));
    return onboardingColumns({
      texts,
      switchOf,
      placeOf: ({ id, ordering }) => (isPending ? (places.get(id) ?? ordering) : ordering),
    });
  }, [texts, switchOf, keys, isPending]);

  return (
    <Rows>
      <Reorder keys={keys} nameOf={nameOf} onReorder={store} texts={texts.reorder}>
        <ListPage
          list={{ ...list, rows }}
          caption={texts.caption}
          columns={columns}
          onePage
          empty={{ ...texts.empty, icon: <SmartphoneIcon /> }}
        />
      </Reorder>
    </Rows>
  );
}

const Rows = styled.div`
  & .o-mark {
    display: grid;
    flex: none;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: ${theme.radius.sm};
    background: ${theme.color.bg.pressed};
    color: ${theme.color.text.secondary};
  }
  & .o-mark > svg { width: 16px; height: 16px; }
`;
