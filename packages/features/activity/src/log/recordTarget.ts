import type { ActivityRow } from '@telve/api';
import type { TargetTo } from '@telve/kit';

const targets: Readonly<Record<string, string>> = {
  panel_user: 'panelUsers.edit',
  merchant_app_user: 'merchantUsers.edit',
};

/** Where the record of a row is edited; null where it has no page. */
export const recordTarget = ({ entity, entityId }: Pick<ActivityRow, 'entity' | 'entityId'>): TargetTo | null => {
  const target = Object.hasOwn(targets, entity) ? targets[entity] : undefined;
  return target && entityId !== null ? { target, params: { id: entityId } } : null;
};
