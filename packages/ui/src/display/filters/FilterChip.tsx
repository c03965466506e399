'use client';
import { styled } from 'styled-components';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { ChevronDownIcon } from '../icons/icons';
import { Popover } from '../popover/Popover';
import { useTrigger } from '../popover/useTrigger';
import { chosen, isSet, labelOf } from './filterState';
import { OptionList } from './OptionList';
import { chipCss } from './styles';
import type { Filter } from './types';

/** What a chip says behind its label: `Tümü`, the value, or the first two and how many more. */
function useChipValue(filter: Filter): string {
  const texts = useUiTexts().filters;
  const values = chosen(filter);
  if (values.length === 0) return filter.noneLabel ?? texts.all;
  const names = values.slice(0, 2).map((value) => labelOf(filter, value));
  return values.length > 2 ? fill(texts.more, { first: names.join(', '), count: values.length - 2 }) : names.join(', ');
}

/** A filter as a button that reads `Ad: Değer` and opens its choices. Set, it is tinted. */
export function FilterChip(filter: Filter) {
  const { open, close, anchor, onPointerDown, onClick } = useTrigger();
  const value = useChipValue(filter);
  const on = isSet(filter);
  // A long list has no "all of them" worth saying.
  const bare = !on && (filter.load !== undefined || filter.search);
  return (
    <>
      <Chip
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={filter.disabled}
        data-on={on}
        onPointerDown={onPointerDown}
        onClick={onClick}
      >
        {bare ? (
          filter.label
        ) : (
          <>
            {filter.label}: <b>{value}</b>
          </>
        )}
        <ChevronDownIcon aria-hidden="true" />
      </Chip>
      {open && (
        <Popover anchor={anchor} onClose={close} label={filter.label}>
          <OptionList filter={filter} onDone={close} autoFocus />
        </Popover>
      )}
    </>
  );
}

const Chip = styled.button`
  ${chipCss}
`;
