'use client';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { CheckIcon } from '../icons/icons';
import { iconSize } from '../shared/icon';
import type { MenuItem } from './items';
import { optionCss } from './styles';

interface MenuEntryProps {
  item: MenuItem;
  onSelect: (item: MenuItem, event: MouseEvent<HTMLElement>) => void;
}

/** One item of a menu: a link when it has an address, else a button. */
export function MenuEntry({ item, onSelect }: MenuEntryProps) {
  const choice = item.checked !== undefined;
  const textId = useId();
  // A link does not answer to Space by itself, an item of a menu has to.
  const space = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ' || !item.href) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <>
      {item.separated && <Line role="separator" />}
      <Entry
        as={item.href ? 'a' : 'button'}
        href={item.href}
        type={item.href ? undefined : 'button'}
        role={choice ? 'menuitemradio' : 'menuitem'}
        aria-checked={choice ? item.checked : undefined}
        aria-disabled={item.disabled || undefined}
        aria-label={item.text ? item.label : undefined}
        aria-describedby={item.text ? textId : undefined}
        tabIndex={-1}
        data-danger={item.danger || undefined}
        onClick={(event: MouseEvent<HTMLElement>) => onSelect(item, event)}
        onKeyDown={space}
      >
        {item.icon}
        <span>
          {item.label}
          {item.text && <i id={textId}>{item.text}</i>}
        </span>
        {item.hint && <small>{item.hint}</small>}
        {item.checked && <CheckIcon aria-hidden="true" />}
      </Entry>
    </>
  );
}

const Line = styled.div`
  height: 1px;
  margin: ${theme.space[2]} calc(-1 * ${theme.space[2]});
  background: ${theme.color.border.subtle};
`;

const Entry = styled.a<{ type?: string }>`
  ${optionCss}
  ${iconSize(16)}

  & > svg { color: ${theme.color.text.tertiary}; }
  &:has(i) { align-items: flex-start; padding-block: ${theme.space[4]}; }
  &:has(i) > svg { flex: none; margin-top: 2px; }
  & i {
    display: block;
    font-style: normal;
    font-size: ${theme.text.caption.size};
    line-height: ${theme.text.caption.line};
    font-weight: 400;
    color: ${theme.color.text.secondary};
  }
  & > small {
    margin-left: auto;
    font-size: inherit;
    color: ${theme.color.text.tertiary};
  }
  & > span + svg {
    margin-left: auto;
    color: ${theme.color.accent.text};
  }
  &[data-danger], &[data-danger] > svg { color: ${theme.color.danger.text}; }
  &[aria-disabled='true'], &[aria-disabled='true'] > svg {
    color: ${theme.color.text.disabled};
    cursor: not-allowed;
  }
`;
