'use client';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Number behind the label. */
  count?: number;
  disabled?: boolean;
}

export interface TabsProps<Id extends string = string> {
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Name of the group of tabs. */
  label?: string;
  /** Prefix of the ids that tie tabs to panels; the same as of the `TabPanel`s. */
  idBase: string;
}

/** Tabs over panels of the same page. Arrows, Home and End move and choose; Tab goes into the panel. */
export function Tabs<Id extends string>({ tabs, value, onChange, label, idBase }: TabsProps<Id>) {
  const texts = useUiTexts().tabs;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled);
    const at = open.findIndex((tab) => tab.id === value);
    const last = open.length - 1;
    const goals: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = open[goals[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label ?? texts.label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => {
        const selected = tab.id === value;
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${idBase}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={selected}
            aria-controls={selected ? `${idBase}-panel-${tab.id}` : undefined}
            tabIndex={selected ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span>{tab.count}</span>}
          </button>
        );
      })}
    </List>
  );
}

export interface TabPanelProps {
  idBase: string;
  /** Id of its tab. */
  id: string;
  children: ReactNode;
}

/** The panel of the chosen tab: render only that one. */
export function TabPanel({ idBase, id, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${idBase}-panel-${id}`} aria-labelledby={`${idBase}-tab-${id}`}>
      {children}
    </div>
  );
}

const { color } = theme;

const List = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  border-bottom: 1px solid ${color.border.default};
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;

  & > button {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[3]};
    flex: none;
    height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text.secondary};
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
  }
  & > button:hover { color: ${color.text.primary}; }
  & > button:focus-visible { outline-offset: -2px; }
  & > button[aria-selected='true'] {
    color: ${color.text.primary};
    font-weight: 600;
  }
  & > button[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: ${color.accent.solid};
  }
  & > button:disabled {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  & > button > span {
    padding: 0 6px;
    border-radius: ${theme.radius.full};
    background: ${color.neutral.subtle};
    color: ${color.neutral.text};
    font-size: 11px;
    line-height: 18px;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) { & > button { height: 44px; } }
  @media (forced-colors: active) { & > button[aria-selected='true']::after { background: Highlight; } }
`;
