'use client';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useModal } from '../dialog/useModal';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { ToastOutlet } from '../toast/ToastOutlet';
import { PaletteField } from './PaletteField';
import { PaletteKeys } from './PaletteKeys';
import { PaletteResults } from './PaletteResults';
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
  const listId = items.length > 0 ? `${id}-list` : undefined;
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
    if (next !== null) choose(items[next]);
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
        <PaletteField
          query={query}
          texts={texts}
          listId={listId}
          activeId={active && optionId(active)}
          onQuery={onQuery}
          onKeyDown={onKeyDown}
          onClose={onClose}
        />
        {listId ? (
          <PaletteResults
            id={listId}
            label={texts.results}
            groups={shown}
            query={query}
            active={active}
            optionId={optionId}
            onPoint={choose}
            onChoose={onChoose}
          />
        ) : (
          <p className="message">{message}</p>
        )}
        <PaletteKeys texts={texts} />
      </div>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <ToastOutlet />
    </Shell>
  );
}

const Shell = styled.dialog`
  ${paletteCss}
`;
