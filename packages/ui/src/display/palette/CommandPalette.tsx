'use client';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useModal } from '../dialog/useModal';
import { SearchIcon, XIcon } from '../icons/icons';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { ToastOutlet } from '../toast/ToastOutlet';
import { PaletteOption } from './PaletteOption';
import { paletteCss } from './styles';
import type { PaletteGroup, PaletteItem, PaletteTexts } from './types';
import { nextIndex, useActive } from './useActive';

export interface CommandPaletteProps {
  query: string;
  onQuery: (query: string) => void;
  /** In their order; a group without items and not busy is left out. */
  groups: readonly PaletteGroup[];
  /** Said politely when it changes: how much was found. */
  status: string;
  /** Instead of results, when there are none. */
  message?: string;
  texts: PaletteTexts;
  onClose: () => void;
}

const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A field over lines to go to and things to do. Arrows go round, Home and End too, Enter opens, with Ctrl or ⌘ in a new
 * tab; Esc and a click beside it close. Rendered only while open; the focus returns to where it was.
 */
export function CommandPalette({ query, onQuery, groups, status, message, texts, onClose }: CommandPaletteProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const onDialogKey = useModal(ref, { onDismiss: onClose });
  const shown = groups.filter(({ items, busy }) => items.length > 0 || busy);
  const items = shown.flatMap((group) => group.items);
  const { index, active, choose } = useActive(items, query);
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;

  const select = (item: PaletteItem) => {
    if (!item.keepsOpen) onClose();
    item.onSelect();
  };
  const onChoose = (item: PaletteItem, event: MouseEvent) => {
    if (item.href !== undefined && !isPlain(event)) return;
    event.preventDefault();
    select(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextIndex(event.key, index, items.length);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== null) choose(items[next]?.id ?? '');
    else if (active?.href && (event.metaKey || event.ctrlKey)) window.open(active.href, '_blank', 'noopener');
    else if (active) select(active);
  };

  return (
    <Shell
      ref={ref}
      aria-modal="true"
      aria-label={texts.label}
      onKeyDown={onDialogKey}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className="column">
        <div className="field">
          <SearchIcon aria-hidden="true" />
          <input
            role="combobox"
            aria-label={texts.label}
            aria-expanded={items.length > 0}
            aria-controls={items.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={active && optionId(active)}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            data-autofocus=""
            placeholder={texts.placeholder}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="close" tabIndex={-1} aria-label={texts.close} onClick={onClose}>
            <span className="key" aria-hidden="true">
              Esc
            </span>
            <XIcon aria-hidden="true" />
          </button>
        </div>
        {items.length > 0 ? (
          <div className="list" id={`${id}-list`} role="listbox" aria-label={texts.results}>
            {shown.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not of a form.
              <div key={group.id} className="group" role="group" aria-labelledby={`${id}-${group.id}`}>
                <h2 id={`${id}-${group.id}`} role="presentation">
                  {group.label}
                  {group.busy && '…'}
                </h2>
                {group.items.map((item) => (
                  <PaletteOption
                    key={item.id}
                    id={optionId(item)}
                    item={item}
                    query={query}
                    active={item === active}
                    onPoint={() => choose(item.id)}
                    onChoose={(event) => onChoose(item, event)}
                  />
                ))}
              </div>
            ))}
          </div>
        ) : (
          <p className="message">{message}</p>
        )}
        <div className="keys" aria-hidden="true">
          <span>
            <span className="key">↑↓</span>
            {texts.keys.move}
          </span>
          <span>
            <span className="key">↵</span>
            {texts.keys.open}
          </span>
          <span>
            <span className="key">{texts.newTabKeys}</span>
            {texts.keys.newTab}
          </span>
          <span className="note">{texts.note}</span>
        </div>
      </div>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <ToastOutlet />
    </Shell>
  );
}

const Shell = styled.dialog`
  ${paletteCss}
`;
