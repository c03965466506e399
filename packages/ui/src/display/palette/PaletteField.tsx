'use client';
import type { KeyboardEvent } from 'react';
import { SearchIcon, XIcon } from '../icons/icons';
import type { PaletteTexts } from './types';

interface PaletteFieldProps {
  query: string;
  texts: PaletteTexts;
  /** Id of the list of results while there is one. */
  listId?: string;
  /** Id of the line that Enter opens. */
  activeId?: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** What is typed, and the way out. It keeps the focus while the lines are walked. */
export function PaletteField({ query, texts, listId, activeId, onQuery, onKeyDown, onClose }: PaletteFieldProps) {
  return (
    <div className="field">
      <SearchIcon aria-hidden="true" />
      <input
        role="combobox"
        aria-label={texts.label}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
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
      <button type="button" className="close" tabIndex={-1} aria-label={`${texts.close} (Esc)`} onClick={onClose}>
        <span className="key" aria-hidden="true">
          Esc
        </span>
        <XIcon aria-hidden="true" />
      </button>
    </div>
  );
}
