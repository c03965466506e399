'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { CheckIcon, HourglassIcon, TriangleAlertIcon, XIcon } from '../icons/icons';
import { VisuallyHidden } from '../shared/VisuallyHidden';

/** `done` is behind, `current` is where it stands, `todo` is ahead; `warning` went back, `failed` ended it. */
export type TimelineState = 'done' | 'current' | 'todo' | 'warning' | 'failed';

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** Second line: when and by whom, or how long it has been waiting. */
  note?: ReactNode;
  state: TimelineState;
}

export interface TimelineProps {
  /** Name of the list for assistive technology, where no heading above says it. */
  label?: string;
  /** Id of the heading that names the list. */
  labelledBy?: string;
  /** Oldest first. */
  entries: readonly TimelineEntry[];
}

const icons = {
  done: CheckIcon,
  current: HourglassIcon,
  todo: undefined,
  warning: TriangleAlertIcon,
  failed: XIcon,
} as const;

/** What happened to a record, in its order: a status history. The state of each entry is said in words as well. */
export function Timeline({ label, labelledBy, entries }: TimelineProps) {
  const texts = useUiTexts().timeline;
  return (
    <List aria-label={label} aria-labelledby={labelledBy}>
      {entries.map(({ id, title, note, state }) => {
        const Icon = icons[state];
        return (
          <Entry key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Dot>{Icon && <Icon aria-hidden />}</Dot>
            <div>
              <b>{title}</b>
              <VisuallyHidden> ({texts[state]})</VisuallyHidden>
              {note && <p>{note}</p>}
            </div>
          </Entry>
        );
      })}
    </List>
  );
}

const { color, space } = theme;

const List = styled.ol`
  display: grid;
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${color.border.strong};
  & > svg { width: 12px; height: 12px; stroke-width: 2.5; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[5]};
  padding-bottom: ${space[7]};
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 9px;
    top: 20px;
    bottom: 0;
    width: 1.5px;
    background: ${color.border.default};
    @media (forced-colors: active) { background: CanvasText; }
  }
  &:last-child { padding-bottom: 0; }
  &:last-child::before { display: none; }
  & b { ${text('label')} font-weight: 550; color: ${color.text.primary}; }
  & p { ${text('caption')} margin-top: 2px; color: ${color.text.secondary}; }
  &[data-state='todo'] b { color: ${color.text.secondary}; }
  &[data-state='done'] > ${Dot} { background: ${color.success.subtle}; color: ${color.success.icon}; box-shadow: none; }
  &[data-state='current'] > ${Dot} { background: ${color.accent.solid}; color: ${color.accent.onSolid}; box-shadow: none; }
  &[data-state='warning'] > ${Dot} { background: ${color.warning.subtle}; color: ${color.warning.icon}; box-shadow: none; }
  &[data-state='failed'] > ${Dot} { background: ${color.danger.subtle}; color: ${color.danger.icon}; box-shadow: none; }
`;
