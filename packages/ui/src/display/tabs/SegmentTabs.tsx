'use client';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { TabList, type TabsProps } from './TabList';

/** `Tabs` for two or three ways beside each other, as wide as their container. */
export function SegmentTabs<Id extends string>(props: TabsProps<Id>) {
  return <TabList {...props} as={Segments} />;
}

const { color } = theme;

const Segments = styled.div`
  display: flex;
  gap: 2px;
  padding: 2px;
  border-radius: ${theme.radius.md};
  background: ${color.segment.track};
  box-shadow: inset 0 0 0 1px ${color.border.subtle};

  & > button {
    flex: 1 1 0;
    min-width: 0;
    min-height: calc(${theme.control.md} - 4px);
    padding: 4px ${theme.space[5]};
    border: 0;
    border-radius: ${theme.radius.sm};
    background: none;
    color: ${color.text.secondary};
    font-size: ${theme.text.label.size};
    line-height: ${theme.text.label.line};
    font-weight: 500;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > button:hover:enabled { color: ${color.text.primary}; }
  & > button:focus-visible { outline-offset: -2px; }
  & > button[aria-selected='true'] {
    background: ${color.segment.thumb};
    color: ${color.text.primary};
    box-shadow: ${theme.shadow.sm}, 0 0 0 1px ${color.border.subtle};
  }
  & > button:disabled { color: ${color.text.disabled}; cursor: not-allowed; }
  @media (pointer: coarse) { & > button { min-height: ${theme.control.touch}; } }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    & > button[aria-selected='true'] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
