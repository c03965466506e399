'use client';
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button/Button';
import { panelCss } from '../../display/popover/styles';
import { usePanel } from '../../display/popover/usePanel';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import type { Option } from '../types';
import { matchIn } from './highlight';
import type { ComboboxState } from './useCombobox';

export interface OptionListProps<Value extends string> {
  anchor: RefObject<HTMLElement | null>;
  state: ComboboxState<Value>;
  labelId: string;
  isSelected: (value: Value) => boolean;
  multiple?: boolean;
  /** A remark under the list, such as how much to type. */
  note?: string | undefined;
}

/** The open list of a combobox, in the top layer. Focus stays in the input: the active option is told by id. */
export function OptionList<Value extends string>({
  anchor,
  state,
  labelId,
  isSelected,
  multiple,
  note,
}: OptionListProps<Value>) {
  const texts = useUiTexts().combobox;
  const panel = useRef<HTMLDivElement>(null);
  usePanel(panel, { anchor, side: 'bottom', align: 'start', matchWidth: true, onClose: state.close });
  const { options, status, current, listId } = state;
  const activeId = current && state.optionId(current.value);
  useEffect(() => {
    if (activeId) panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const foot = footOf(status, options.length, texts);
  return (
    // Pressing must not take the focus from the input.
    <Panel ref={panel} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      <div
        id={listId}
        role="listbox"
        aria-labelledby={labelId}
        aria-multiselectable={multiple || undefined}
        aria-busy={status === 'loading'}
      >
        {options.map((option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, where the focus stays
          <div
            key={option.value}
            id={state.optionId(option.value)}
            role="option"
            tabIndex={-1}
            aria-selected={isSelected(option.value)}
            aria-disabled={option.disabled || undefined}
            data-active={option === current ? '' : undefined}
            onClick={() => state.pick(option)}
            onPointerMove={() => option !== current && !option.disabled && state.hover(option)}
          >
            <span>
              <Marked label={option.label} query={state.typed ?? ''} />
              {option.description && <small>{option.description}</small>}
            </span>
            {isSelected(option.value) && <Check aria-hidden />}
          </div>
        ))}
      </div>
      {(foot || note) && <p>{[foot, note].filter(Boolean).join(' · ')}</p>}
      {status === 'failed' && (
        <Button variant="ghost" size="sm" onClick={state.retry}>
          {texts.retry}
        </Button>
      )}
    </Panel>
  );
}

type Texts = ReturnType<typeof useUiTexts>['combobox'];

/** What the list says about itself, in view and to screen readers. */
export function footOf(status: ComboboxState<string>['status'], count: number, texts: Texts): string {
  if (status === 'loading') return texts.loading;
  if (status === 'failed') return texts.failed;
  if (status === 'idle') return '';
  return count === 0 ? texts.empty : fill(texts.count, { count });
}

function Marked({ label, query }: { label: Option['label']; query: string }) {
  const parts = matchIn(label, query);
  if (!parts) return <>{label}</>;
  return (
    <>
      {parts[0]}
      <mark>{parts[1]}</mark>
      {parts[2]}
    </>
  );
}

const { color, space } = theme;

const Panel = styled.div`
  ${panelCss}
  & > [role='listbox'] { display: grid; }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 34px;
    padding: 4px ${space[4]};
    border-radius: ${theme.radius.sm};
    font-weight: 450;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & [data-active] { background: ${color.bg.pressed}; }
  & [role='option'][aria-disabled] { color: ${color.text.disabled}; cursor: not-allowed; }
  & [role='option'] > span { flex: 1; min-width: 0; }
  & [role='option'] > svg { flex: none; width: 16px; height: 16px; stroke-width: 1.75; color: ${color.accent.text}; }
  & small { display: block; color: ${color.text.secondary}; font-size: ${theme.text.caption.size}; line-height: ${theme.text.caption.line}; }
  & mark { padding: 0; background: ${color.accent.subtleHover}; color: inherit; }
  & > p {
    margin: 0 calc(-1 * ${space[2]});
    padding: ${space[3]} ${space[5]} ${space[2]};
    color: ${color.text.tertiary};
    font-size: ${theme.text.caption.size};
    font-weight: 500;
  }
  & > [role='listbox']:not(:empty) + p { margin-top: ${space[2]}; border-top: 1px solid ${color.border.subtle}; }
  @media (pointer: coarse) { & [role='option'] { min-height: 44px; } }
  @media (forced-colors: active) { & [data-active] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;
