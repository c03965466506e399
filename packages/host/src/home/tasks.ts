import type { Role } from '@telve/api';
import { type HomeTask, type MenuGroup, menuGroups } from '@telve/kit';
import { manifests } from '../app/features';
import { hasRole } from '../session/hasRole';

export interface TaskGroup {
  group: MenuGroup;
  tasks: readonly HomeTask[];
}

const groupOf = (task: HomeTask): MenuGroup =>
  manifests.flatMap((feature) => feature.menu ?? []).find((item) => item.target === task.target)?.group ?? 'main';

/** What these roles may do, in the order and the groups of the menu (SHELL-02). */
export const tasksOf = (roles: readonly Role[]): TaskGroup[] => {
  const tasks = manifests.flatMap((feature) => feature.tasks ?? []).filter((task) => hasRole(task.roles, roles));
  return menuGroups
    .map((group) => ({
      group,
      tasks: tasks.filter((task) => groupOf(task) === group).sort((a, b) => a.order - b.order),
    }))
    .filter(({ tasks: found }) => found.length > 0);
};
