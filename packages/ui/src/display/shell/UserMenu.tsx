'use client';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { Avatar } from '../avatar/Avatar';
import { ChevronDownIcon } from '../icons/icons';
import type { MenuItem } from '../menu/items';
import { Menu } from '../menu/Menu';
import { iconSize } from '../shared/icon';

export interface UserMenuProps {
  name: string;
  /** The role in words ("Admin"). */
  roleLabel?: string;
  items: readonly MenuItem[];
}

/** The signed-in person and what belongs to them: password, sessions, log out. */
export function UserMenu({ name, roleLabel, items }: UserMenuProps) {
  return (
    <Menu
      items={items}
      header={
        <Head>
          <Avatar name={name} />
          <div>
            <b>{name}</b>
            {roleLabel && <span>{roleLabel}</span>}
          </div>
        </Head>
      }
      trigger={(props) => (
        <Trigger {...props} type="button">
          <Avatar name={name} />
          <span className="name">
            {name} {roleLabel && <span className="role">{roleLabel}</span>}
          </span>
          <ChevronDownIcon aria-hidden="true" />
        </Trigger>
      )}
    />
  );
}

const { color, space, radius, text } = theme;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  height: 36px;
  padding: 0 ${space[3]} 0 ${space[2]};
  border: 0;
  border-radius: ${radius.md};
  background: none;
  font-size: ${text.label.size};
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  ${iconSize(14)}

  &:hover { background: ${color.bg.hover}; }
  & .role { font-weight: 400; color: ${color.text.tertiary}; }
  @media (pointer: coarse) { height: 44px; }
  @media (max-width: 767.98px) {
    & > .name {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & > svg { display: none; }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  margin: 0 calc(-1 * ${space[2]}) ${space[2]};
  padding: ${space[4]} ${space[5]} ${space[5]};
  border-bottom: 1px solid ${color.border.subtle};

  & > div { min-width: 0; overflow-wrap: anywhere; }
  & b { display: block; font-weight: 550; }
  & div > span { font-size: ${text.caption.size}; line-height: ${text.caption.line}; color: ${color.text.secondary}; }
`;
