'use client';
import { useId } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { ChevronDownIcon, XIcon } from '../icons/icons';
import { Popover } from '../popover/Popover';
import { useTrigger } from '../popover/useTrigger';
import { iconSize } from '../shared/icon';
import { chosen, isSet, labelOf, toggle } from './filterState';
import { OptionList } from './OptionList';
import { chipCss } from './styles';
import type { Filter, OwnFilter } from './types';

const fewOptions = 6;

/** A filter in the sheet: few options as pressed chips, many behind a box, with the chosen ones as tokens above it. */
export function SheetFilter({ filter }: { filter: Filter | OwnFilter }) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <span id={id}>{filter.label}</span>
      {'chip' in filter ? <div className="row">{filter.chip}</div> : <Choices filter={filter} />}
    </Root>
  );
}

function Choices({ filter }: { filter: Filter }) {
  const few = !filter.load && !filter.search && (filter.options ?? []).length <= fewOptions;
  return few ? <Chips filter={filter} /> : <Long filter={filter} />;
}

function Chips({ filter }: { filter: Filter }) {
  const texts = useUiTexts().filters;
  const values = chosen(filter);
  const none = (
    <Chip
      type="button"
      disabled={filter.disabled}
      aria-pressed={values.length === 0}
      data-on={values.length === 0}
      onClick={() => toggle(filter, null)}
    >
      {filter.noneLabel ?? texts.all}
    </Chip>
  );
  return (
    <div className="row">
      {!filter.noneLast && none}
      {(filter.options ?? []).map(({ value, label }) => {
        const on = values.includes(value);
        return (
          <Chip
            key={value}
            type="button"
            disabled={filter.disabled}
            aria-pressed={on}
            data-on={on}
            onClick={() => toggle(filter, value)}
          >
            {label}
          </Chip>
        );
      })}
      {filter.noneLast && none}
    </div>
  );
}

/** A box that opens the options over the sheet. */
function SheetSelect({ filter }: { filter: Filter }) {
  const texts = useUiTexts().filters;
  const { open, close, anchor, onPointerDown, onClick } = useTrigger();
  const shown = isSet(filter) ? texts.add : texts.all;
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="select"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${fill(texts.choose, { label: filter.label })}: ${shown}`}
        disabled={filter.disabled}
        onPointerDown={onPointerDown}
        onClick={onClick}
      >
        {shown}
        <ChevronDownIcon aria-hidden="true" />
      </button>
      {open && (
        <Popover anchor={anchor} onClose={close} label={filter.label} matchWidth>
          <OptionList filter={filter} onDone={close} autoFocus />
        </Popover>
      )}
    </>
  );
}

function Long({ filter }: { filter: Filter }) {
  const texts = useUiTexts().filters;
  const values = chosen(filter);
  return (
    <>
      {values.length > 0 && (
        <div className="row">
          {values.map((value) => {
            const label = labelOf(filter, value);
            const remove = () => (filter.multiple ? toggle(filter, value) : toggle(filter, null));
            return (
              <span key={value} className="token">
                {label}
                <button type="button" aria-label={fill(texts.remove, { label })} onClick={remove}>
                  <XIcon aria-hidden="true" />
                </button>
              </span>
            );
          })}
        </div>
      )}
      <SheetSelect filter={filter} />
    </>
  );
}

const { space, color } = theme;

const Chip = styled.button`
  ${chipCss}
  height: 40px;
  &[data-on='true'] { font-weight: 600; }
`;

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;

  & > span { ${text('label')} }
  & > p { color: ${color.text.secondary}; }
  & .row {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]};
  }
  & .token {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    height: 36px;
    padding: 0 4px 0 8px;
    border-radius: ${theme.radius.sm};
    background: ${color.bg.pressed};
    ${text('label')}
  }
  & .token > button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 36px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text.tertiary};
    cursor: pointer;
    ${iconSize(16)}
  }
  & .select {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    height: 44px;
    padding: 0 ${space[5]};
    border: 1px solid ${color.border.control};
    border-radius: ${theme.radius.md};
    background: ${color.bg.surface};
    text-align: start;
    cursor: pointer;
    ${iconSize(16)}
  }
  & .select:disabled { border-color: ${color.border.default}; background: ${color.bg.pressed}; color: ${color.text.disabled}; }
  & .select > svg { color: ${color.text.tertiary}; }
`;
