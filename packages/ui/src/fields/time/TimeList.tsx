'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../../display/icons/icons';
import { panelCss } from '../../display/popover/styles';
import { usePanel } from '../../display/popover/usePanel';
import { theme } from '../../theme/theme';
import type { TimeInput } from './useTimeInput';

interface TimeListProps {
  anchor: RefObject<HTMLElement | null>;
  input: TimeInput;
  value: string;
  labelId: string;
  describe?: ((time: string) => string | undefined) | undefined;
}

/** The open list of times. Focus stays in the input: the active one is told by id. */
export function TimeList({ anchor, input, value, labelId, describe }: TimeListProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePanel(panel, { anchor, side: 'bottom', align: 'start', matchWidth: true, onClose: input.close });
  const { current, times, listId, optionId } = input;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) scrollToActive(list.current, 'center');
  }, []);
  useEffect(() => {
    if (current && list.current) scrollToActive(list.current, 'nearest');
  }, [current]);
  return (
    // Pressing must not take the focus from the input.
    <Panel ref={panel} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      <div ref={list} id={listId} role="listbox" aria-labelledby={labelId}>
        {times.map((time) => {
          const note = describe?.(time);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, where the focus stays
            <div
              key={time}
              id={optionId(time)}
              role="option"
              tabIndex={-1}
              aria-selected={time === value}
              data-active={time === current ? '' : undefined}
              onClick={() => input.pick(time)}
              onPointerMove={() => time !== current && input.hover(time)}
            >
              <span>
                {time} {note && <small>{note}</small>}
              </span>
              {time === value && <CheckIcon aria-hidden />}
            </div>
          );
        })}
      </div>
    </Panel>
  );
}

/** Moves the list alone: scrollIntoView would move what is around it too. */
function scrollToActive(list: HTMLElement, where: 'center' | 'nearest'): void {
  const active = list.querySelector<HTMLElement>('[data-active]');
  if (!active) return;
  const { offsetTop: top, offsetHeight: height } = active;
  const room = list.clientHeight - height;
  if (where === 'center') list.scrollTop = top - room / 2;
  else list.scrollTop = Math.max(top - room, Math.min(list.scrollTop, top));
}

const { color, space } = theme;

const Panel = styled.div`
  ${panelCss}
  min-width: 120px;
  & > div { position: relative; max-height: 264px; overflow-y: auto; overscroll-behavior: contain; }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 32px;
    padding: 4px ${space[4]};
    border-radius: ${theme.radius.sm};
    font-weight: 450;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & [data-active] { background: ${color.bg.pressed}; }
  & [role='option'] > span { flex: 1; min-width: 0; }
  & [role='option'] > svg { flex: none; width: 16px; height: 16px; stroke-width: 1.75; color: ${color.accent.text}; }
  & small { margin-inline-start: ${space[2]}; color: ${color.text.secondary}; font-size: ${theme.text.caption.size}; }
  @media (pointer: coarse) { & [role='option'] { min-height: 44px; } }
  @media (forced-colors: active) { & [data-active] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;
