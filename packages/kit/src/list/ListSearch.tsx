'use client';
import { SearchField } from '@telve/ui';
import type { Ref } from 'react';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import type { FilterKinds } from './filters';
import type { List } from './useList';
import { useSearchText } from './useSearchText';

export interface ListSearchProps<Kinds extends FilterKinds> {
  list: Pick<List<object, Kinds>, 'state' | 'setSearch' | 'status'>;
  /** What is searched: "Mağaza adı veya kodu". */
  label?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Counts how often the search was cleared from elsewhere; the box then empties, sent or not. */
  emptied?: number;
}

/** The search box of a list. It holds what is typed, so that a keystroke renders nothing else. */
export function ListSearch<Kinds extends FilterKinds>({ list, label, inputRef, emptied }: ListSearchProps<Kinds>) {
  const texts = useTexts(kitTexts).list;
  const [text, setText] = useSearchText(list.state.search, list.setSearch, emptied);
  return (
    <SearchField
      label={label ?? texts.search}
      placeholder={label ?? texts.search}
      value={text}
      onChange={setText}
      busy={list.status === 'refreshing'}
      inputRef={inputRef}
    />
  );
}
