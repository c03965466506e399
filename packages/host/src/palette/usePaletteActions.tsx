import type { Role } from '@telve/api';
import { useTexts } from '@telve/kit';
import { LogOutIcon, MoonIcon, type PaletteItem, SunIcon } from '@telve/ui';
import { addressOf } from '../app/addresses';
import { useTheme } from '../shell/theme';
import { useSignOut } from '../shell/useSignOut';
import { useUserMenu } from '../shell/useUserMenu';
import { hostTexts } from '../texts';
import { actionsFor } from './places';

/** What can be done from the palette: the features' beginnings, then the host's own. */
export const usePaletteActions = (roles: readonly Role[], go: (href: string) => void): PaletteItem[] => {
  const texts = useTexts(hostTexts);
  const { isDark, toggle } = useTheme();
  const signOut = useSignOut();
  const own = useUserMenu();
  const begin = actionsFor(roles).flatMap(({ id, label, target, params, icon: Icon }) => {
    const href = addressOf(target, params);
    return href === undefined ? [] : [{ id: `do-${id}`, label, href, icon: <Icon />, onSelect: () => go(href) }];
  });
  const user = own.flatMap(({ id, label, icon, href }) =>
    href === undefined ? [] : [{ id: `do-${id}`, label, href, icon, onSelect: () => go(href) }],
  );
  return [
    ...begin,
    ...user,
    {
      id: 'do-theme',
      label: isDark ? texts.toLight : texts.toDark,
      icon: isDark ? <SunIcon /> : <MoonIcon />,
      onSelect: toggle,
    },
    { id: 'do-sign-out', label: texts.signOut, icon: <LogOutIcon />, onSelect: () => void signOut() },
  ];
};
