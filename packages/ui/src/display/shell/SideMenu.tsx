'use client';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../button/IconButton';
import { useUiTexts } from '../../texts/TextsContext';
import { PanelLeftIcon, XIcon } from '../icons/icons';
import { useShell } from './context';
import { sideMenuCss } from './sideMenuStyles';

export interface SideMenuItem {
  id: string;
  label: string;
  href: string;
  icon: ReactNode;
  /** The page that is open, or one under it. */
  current?: boolean;
  /** Waiting things. */
  count?: number;
  /** The count in words ("10 bekleyen"). */
  countLabel?: string;
}

export interface SideMenuGroup {
  id: string;
  title?: string;
  items: readonly SideMenuItem[];
}

export interface SideMenuProps {
  groups: readonly SideMenuGroup[];
  /** `Brand`. */
  brand?: ReactNode;
  /** Between brand and links: the opener of the command palette. */
  search?: ReactNode;
  /** At the bottom left: the theme switch. */
  footer?: ReactNode;
  collapsed?: boolean;
  /** Without it there is no collapse button. */
  onCollapsedChange?: (collapsed: boolean) => void;
  /** A plain click on a link. Call `event.preventDefault()` and navigate; other clicks (new tab) are the browser's. */
  onNavigate?: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

const plain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The links of the panel in groups. In a drawer its items are 44 px high; collapsed they are icons whose names are tooltips. */
export function SideMenu({
  groups,
  brand,
  search,
  footer,
  collapsed = false,
  onCollapsedChange,
  onNavigate,
}: SideMenuProps) {
  const id = useId();
  const texts = useUiTexts().shell;
  const { inDrawer, closeDrawer } = useShell();
  const follow = (href: string, event: MouseEvent<HTMLAnchorElement>) => {
    if (!plain(event)) return;
    closeDrawer();
    onNavigate?.(href, event);
  };
  return (
    <Root data-collapsed={collapsed && !inDrawer} data-drawer={inDrawer}>
      <div className="head">
        {brand}
        {inDrawer && <IconButton label={texts.closeMenu} icon={<XIcon />} onClick={closeDrawer} />}
      </div>
      {search}
      <nav aria-label={texts.nav} data-dialog-body={inDrawer ? '' : undefined}>
        {groups.map((group) => (
          <div key={group.id} className="group">
            {group.title && <h2 id={`${id}-${group.id}`}>{group.title}</h2>}
            <ul aria-labelledby={group.title ? `${id}-${group.id}` : undefined}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <a
                    href={item.href}
                    title={inDrawer ? undefined : item.label}
                    aria-current={item.current ? 'page' : undefined}
                    onClick={(event) => follow(item.href, event)}
                  >
                    {item.icon}
                    <span>{item.label}</span>
                    {item.count !== undefined && (
                      <b>
                        <span aria-hidden={item.countLabel ? true : undefined}>{item.count}</span>
                        {item.countLabel && <span className="sr">{item.countLabel}</span>}
                      </b>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {(footer || onCollapsedChange) && (
        <div className="foot">
          {footer}
          {onCollapsedChange && !inDrawer && (
            <span className="collapse">
              <IconButton
                size="sm"
                label={collapsed ? texts.expand : texts.collapse}
                icon={<PanelLeftIcon />}
                aria-pressed={collapsed}
                onClick={() => onCollapsedChange(!collapsed)}
              />
            </span>
          )}
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${sideMenuCss}
`;
