'use client';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { containerBelow } from '../../theme/container';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { SlidersHorizontalIcon } from '../icons/icons';
import { ClearFilters } from './ClearFilters';
import { FilterChip } from './FilterChip';
import { isSet } from './filterState';
import type { NarrowFiltersProps } from './NarrowFilters';
import { chipCss } from './styles';
import type { Filter, OwnFilter } from './types';

export interface FilterBarProps {
  /** The search box: a `SearchField` with its label hidden. */
  search?: ReactNode;
  /** Most used first. */
  filters?: readonly (Filter | OwnFilter)[];
  /** Takes all filters off; the button shows while any is set. */
  onClear?: () => void;
  /** Something besides `filters` that "Filtreleri temizle" would take off is set (the search). */
  dirty?: boolean;
  /** At the end of the bar, in small letters: what the list counts. */
  note?: ReactNode;
  /** The button of the sheet on phones: "184 mağazayı göster". */
  showLabel?: string;
}

const loadSheet = () => import('./NarrowFilters').then((module) => module.NarrowFilters);
const preload = () => void loadSheet().catch(() => {});

/** Search and filters of a list. In a narrow container the filters are in a sheet, which loads when somebody is about to open it (LIST-05). */
export function FilterBar({ search, filters = [], onClear, dirty = false, note, showLabel }: FilterBarProps) {
  const texts = useUiTexts().filters;
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<NarrowFiltersProps>>();
  const show = () => {
    setOpen(true);
    // Without a connection it stays shut, and a further press tries again.
    loadSheet().then(
      (loaded) => setSheet(() => loaded),
      () => setOpen(false),
    );
  };
  const active = filters.filter((filter) => ('chip' in filter ? filter.on : isSet(filter))).length;
  const clear = onClear && (active > 0 || dirty) ? onClear : undefined;
  return (
    <Root>
      {search && <div className="search">{search}</div>}
      {filters.length > 0 && (
        <Chip
          type="button"
          className="open"
          aria-haspopup="dialog"
          data-on={active > 0}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={show}
        >
          <SlidersHorizontalIcon aria-hidden="true" />
          {texts.open}
          {active > 0 && <b>{active}</b>}
        </Chip>
      )}
      <div className="chips">
        {filters.map((filter) =>
          'chip' in filter ? (
            <Fragment key={filter.id}>{filter.chip}</Fragment>
          ) : (
            <FilterChip key={filter.id} {...filter} />
          ),
        )}
      </div>
      {(clear || note) && (
        <div className="end">
          {note && <small>{note}</small>}
          {clear && <ClearFilters onClick={clear} />}
        </div>
      )}
      {open && Sheet && (
        <Sheet filters={filters} onClose={() => setOpen(false)} onClear={clear} showLabel={showLabel} />
      )}
    </Root>
  );
}

const Chip = styled.button`
  ${chipCss}
`;

const { space } = theme;

const Root = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin-bottom: ${space[5]};

  /* As high as the chips beside it. */
  & > .search {
    flex: 1 1 180px;
    max-width: 260px;
    --_t-control-md: 32px;
    --_t-control-text: ${theme.text.label.size};
  }
  & > .chips { display: contents; }
  & > .open { display: none; }
  & > .end {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    margin-left: auto;
  }
  & > .end > small { ${text('caption')} color: ${theme.color.text.secondary}; }

  @media (pointer: coarse) { & > .search { --_t-control-md: 40px; --_t-control-text: 16px; } }
  ${containerBelow.md} {
    & > .end { flex-basis: 100%; margin: 0; }
    & > .end > button, & > .end:not(:has(> small)) { display: none; }
    & > .search {
      flex: 1;
      min-width: 0;
      max-width: none;
      --_t-control-md: 40px;
      --_t-control-text: 16px;
    }
    & > .open { display: inline-flex; height: 40px; }
    & > .chips { display: none; }
  }
`;
