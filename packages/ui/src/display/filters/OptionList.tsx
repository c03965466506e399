'use client';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { LiveRegion } from '../announce/LiveRegion';
import { CheckIcon, SearchIcon } from '../icons/icons';
import { step } from '../menu/items';
import { chosen, toggle } from './filterState';
import { optionListCss } from './styles';
import type { Filter } from './types';
import { useOptions } from './useOptions';

interface OptionListProps {
  filter: Filter;
  /** Called after a choice that ends choosing (a single filter). */
  onDone?: () => void;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
}

/** The choices of a filter as a listbox, with a search box where the filter has one. Arrows move, Enter chooses. */
export function OptionList({ filter, onDone, autoFocus = false }: OptionListProps) {
  const id = useId();
  const texts = useUiTexts().filters;
  const [query, setQuery] = useState('');
  const { options, status, retry } = useOptions(filter, query);
  const values = chosen(filter);
  const none = query ? [] : [{ value: null, label: filter.noneLabel ?? texts.all }];
  const rows = filter.noneLast ? [...options, ...none] : [...none, ...options];
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      rows.findIndex((row) => row.value !== null && values.includes(row.value)),
    ),
  );
  const focus = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const searchable = filter.search || filter.load !== undefined;
  const at = Math.min(active, rows.length - 1);

  useEffect(() => {
    if (autoFocus) focus.current?.focus();
  }, [autoFocus]);
  useEffect(() => {
    const row = list.current?.children[at];
    if (list.current && row instanceof HTMLElement) scrollToRow(list.current, row);
  }, [at]);

  const choose = (value: string | null) => {
    toggle(filter, value);
    if (!filter.multiple) onDone?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = searchable && (event.key === 'Home' || event.key === 'End') ? null : step(event.key, at, rows.length);
    const row = rows[at];
    if (next !== null) setActive(next);
    else if (row && (event.key === 'Enter' || (event.key === ' ' && !searchable))) choose(row.value);
    else return;
    event.preventDefault();
  };
  const take = (element: HTMLElement | null) => {
    focus.current = element;
  };
  const driver = {
    onKeyDown,
    'aria-label': filter.label,
    'aria-activedescendant': rows[at] ? `${id}-${at}` : undefined,
  };
  return (
    <Root>
      {searchable && (
        <label>
          <SearchIcon aria-hidden="true" />
          <input
            {...driver}
            ref={take}
            role="combobox"
            aria-expanded="true"
            aria-controls={id}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={texts.search}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
          />
        </label>
      )}
      <div
        ref={(element) => {
          list.current = element;
          if (!searchable) take(element);
        }}
        {...(searchable ? { 'aria-label': filter.label } : { ...driver, tabIndex: 0 })}
        id={id}
        role="listbox"
        aria-multiselectable={filter.multiple || undefined}
        aria-busy={status === 'loading' || undefined}
      >
        {rows.map((row, index) => {
          const selected = row.value === null ? values.length === 0 : values.includes(row.value);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox or its search box handles the keys
            <div
              key={row.value ?? ''}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={selected}
              data-active={index === at}
              onPointerMove={() => setActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(row.value)}
            >
              <span>{row.label}</span>
              {selected && <CheckIcon aria-hidden="true" />}
            </div>
          );
        })}
      </div>
      {status === 'loading' && <p>{texts.loading}</p>}
      {status === 'ready' && options.length === 0 && <p>{texts.none}</p>}
      {status === 'failed' && (
        <p role="alert">
          {texts.failed}
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      )}
      <LiveRegion>{query && status === 'ready' ? fill(texts.count, { count: options.length }) : ''}</LiveRegion>
    </Root>
  );
}

/** By hand: `scrollIntoView` would scroll the page and the sheet around the list as well. */
function scrollToRow(list: HTMLElement, row: HTMLElement): void {
  const top = row.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + row.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top + row.offsetHeight - list.clientHeight;
}

const Root = styled.div`
  ${optionListCss}
`;
