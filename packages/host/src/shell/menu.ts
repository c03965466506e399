import type { Role } from '@telve/api';
import { type MenuGroup, type MenuItem, menuGroups } from '@telve/kit';
import { manifests } from '../app/features';
import { hasRole } from '../session/hasRole';

export interface MenuSection {
  group: MenuGroup;
  items: readonly MenuItem[];
}

/** The menu of these roles: entries they may open, groups without one left out (SHELL-08, D-89). */
export const menuOf = (roles: readonly Role[]): MenuSection[] => {
  const items = manifests.flatMap((feature) => feature.menu ?? []).filter((item) => hasRole(item.roles, roles));
  return menuGroups
    .map((group) => ({
      group,
      items: items.filter((item) => item.group === group).sort((a, b) => a.order - b.order),
    }))
    .filter((section) => section.items.length > 0);
};
