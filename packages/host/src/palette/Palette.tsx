import type { SessionUser } from '@telve/api';
import { useClient, useTexts } from '@telve/kit';
import { CommandPalette } from '@telve/ui';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countResults, listGroup, pageGroup, recentGroup, recordGroup } from './groups';
import { ctrlEnterKeys } from './keys';
import { matches } from './match';
import { sourcesFor } from './places';
import { recentPlaces, rememberPlace } from './recent';
import { paletteTexts } from './texts';
import { usePaletteActions } from './usePaletteActions';
import { useRecords } from './useRecords';

/** The palette over this host's features: records, pages, actions, then the search in the lists. Rendered while open. */
export const Palette = ({ user, onClose }: { user: SessionUser; onClose: () => void }) => {
  const texts = useTexts(paletteTexts);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const { id, roles } = user;
  const sources = useMemo(() => sourcesFor(roles), [roles]);
  const { found, retry } = useRecords(sources, useClient(), typed);

  const go = (href: string, label?: string) => {
    if (label) rememberPlace(id, { label, href });
    void navigate(href);
  };
  const actions = usePaletteActions(roles, go);
  const records = sources.map((source) =>
    recordGroup(source, found[source.id], { go, texts, retry: () => retry(source) }),
  );
  const isSearching = records.some(({ busy }) => busy);
  const pages = pageGroup(query, roles, go, texts);
  const actionGroup = {
    id: 'actions',
    label: texts.actions,
    items: actions.filter(({ label }) => matches(label, query)),
  };
  const recent = recentPlaces(id)
    .filter(({ href }) => href !== pathname && href !== pathname + search)
    .slice(0, 5);
  const groups =
    query === ''
      ? [recentGroup(recent, go, texts), pages, actionGroup]
      : [...records, pages, actionGroup, listGroup(sources, query, { roles, go, texts })];
  const count = countResults([...records, pages, actionGroup]);
  const nothing = texts.nothing(query);
  const failure = sources.map(({ id: kind }) => found[kind]).find((kind) => kind?.status === 'failed');
  const counted = count === 0 ? nothing : texts.found(count);
  // That nothing was found is not said where it could not be looked for.
  const result = failure ? (failure.offline ? texts.offline : texts.failed) : counted;
  const status = query === '' ? '' : isSearching ? texts.searching : result;

  return (
    <CommandPalette
      query={typed}
      onQuery={setTyped}
      groups={groups}
      status={status}
      message={isSearching ? texts.searching : nothing}
      texts={{ ...texts, newTabKeys: ctrlEnterKeys }}
      onClose={onClose}
    />
  );
};
