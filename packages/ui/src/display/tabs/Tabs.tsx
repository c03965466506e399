'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { TabList, type TabsProps } from './TabList';

export type { TabItem, TabsProps } from './TabList';

/** Tabs over panels of the same page. Arrows, Home and End move and choose; Tab goes into the panel. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  return <TabList {...props} as={Line} />;
}

export interface TabPanelProps {
  idBase: string;
  /** Id of its tab. */
  id: string;
  /** Out of sight, with everything that was typed in it. */
  hidden?: boolean;
  children: ReactNode;
}

/** The panel of the chosen tab. Render only that one, or the others as hidden where they hold what somebody typed. */
export function TabPanel({ idBase, id, hidden, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${idBase}-panel-${id}`} aria-labelledby={`${idBase}-tab-${id}`} hidden={hidden}>
      {children}
    </div>
  );
}

const { color } = theme;

const Line = styled.div`
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
