'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../button/IconButton';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import { MenuIcon } from '../icons/icons';
import { useShell } from './context';

export interface TopBarProps {
  /** `Breadcrumbs`; on phones only the last one shows. */
  breadcrumbs?: ReactNode;
  /** `UserMenu` and what stands before it. */
  right?: ReactNode;
}

/** The bar over the content: on phones with the button that opens the menu. */
export function TopBar({ breadcrumbs, right }: TopBarProps) {
  const texts = useUiTexts().shell;
  const { openDrawer } = useShell();
  return (
    <Root>
      <span className="open">
        <IconButton label={texts.openMenu} icon={<MenuIcon />} aria-haspopup="dialog" onClick={openDrawer} />
      </span>
      {breadcrumbs}
      <div className="end">{right}</div>
    </Root>
  );
}

const { space, radius, layout, color } = theme;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  height: ${layout.topbar};
  padding: 0 ${space[6]} 0 ${layout.gutter};
  border-bottom: 1px solid ${color.border.subtle};
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.bg.surface};

  & > .open { display: none; }
  & > .open svg { width: 20px; height: 20px; stroke-width: 1.6; }
  & > .end {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space[2]};
    margin-left: auto;
  }
  @media (max-width: 767.98px) {
    gap: ${space[2]};
    padding: 0 ${space[4]};
    border-radius: 0;
    & > .open { display: block; }
  }
`;
