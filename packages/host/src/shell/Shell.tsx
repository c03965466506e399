import { useTexts } from '@telve/kit';
import {
  Breadcrumbs,
  IconButton,
  KeyboardIcon,
  LogOutIcon,
  MoonIcon,
  PageFrame,
  PaletteButton,
  SunIcon,
  TopBar,
  UserMenu,
} from '@telve/ui';
import { type MouseEvent, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../page/isPlainClick';
import { usePageRecord } from '../page/pageName';
import { paletteKeys } from '../palette/keys';
import { loadPalette, PaletteGate } from '../palette/PaletteGate';
import { useSession } from '../session/useSession';
import { ShortcutGate } from '../shortcuts/ShortcutGate';
import { hostTexts } from '../texts';
import { crumbsOf, named } from './crumbs';
import { HostMenu } from './HostMenu';
import { LockedSession } from './LockedSession';
import { useTheme } from './theme';
import { useCollapsed } from './useCollapsed';
import { useSignOut } from './useSignOut';
import { useUserMenu } from './useUserMenu';

/** Side menu, top bar and the page (SHELL-08, SHELL-09). */
export const Shell = () => {
  const texts = useTexts(hostTexts);
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { isDark, toggle } = useTheme();
  const [collapsed, setCollapsed] = useCollapsed();
  const signOut = useSignOut();
  const userItems = useUserMenu();
  const [palette, setPalette] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);

  const opener = user?.mustChangePassword
    ? null
    : { label: texts.palette, onOpen: () => setPalette(true), onNear: () => void loadPalette().catch(() => {}) };

  const follow = (href: string, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
  };
  const crumbs = crumbsOf(pathname, texts);
  const record = usePageRecord();
  const items = crumbs.length > 0 ? named(crumbs, record) : [{ label: texts.home }];
  const role = user?.roles[0];

  return (
    <PageFrame
      collapsed={collapsed}
      side={
        <HostMenu
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          onNavigate={follow}
          search={opener && <PaletteButton {...opener} keys={paletteKeys} />}
          footer={
            <IconButton
              size="sm"
              label={isDark ? texts.toLight : texts.toDark}
              icon={isDark ? <SunIcon /> : <MoonIcon />}
              onClick={toggle}
            />
          }
        />
      }
      top={
        <TopBar
          breadcrumbs={
            <Breadcrumbs
              items={items.map((crumb) => ({
                ...crumb,
                onClick: (event) => 'href' in crumb && crumb.href && follow(crumb.href, event),
              }))}
            />
          }
          right={
            <>
              {opener && <PaletteButton {...opener} compact />}
              <UserMenu
                name={user?.nameSurname ?? ''}
                roleLabel={role && texts.roles[role]}
                items={[
                  ...userItems,
                  {
                    id: 'shortcuts',
                    label: texts.shortcuts,
                    icon: <KeyboardIcon />,
                    hint: '?',
                    onSelect: () => setShortcuts(true),
                  },
                  {
                    id: 'sign-out',
                    label: texts.signOut,
                    icon: <LogOutIcon />,
                    separated: true,
                    onSelect: () => void signOut(),
                  },
                ]}
              />
            </>
          }
        />
      }
    >
      <Outlet />
      <LockedSession />
      <PaletteGate open={palette} onOpenChange={setPalette} />
      <ShortcutGate open={shortcuts} onOpenChange={setShortcuts} />
    </PageFrame>
  );
};
