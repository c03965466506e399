import { panelUserRoles, type Role } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { RadioGroup } from '@telve/ui';
import { panelUserTexts } from '../texts';

export interface RoleFieldProps {
  /** Role of the stored user; an applicant's stands beside the three that staff may give (D-28). */
  stored: Role | undefined;
  /** The own account keeps its role. */
  isOwn: boolean;
}

/** The role as cards (PU-16). On the own account the others cannot be chosen, and it says why. */
export function RoleField({ stored, isOwn }: RoleFieldProps) {
  const texts = useTexts(panelUserTexts);
  const field = useFormField<Role | ''>('role');
  const offered: readonly Role[] =
    stored === 'AppliedMerchantUser' ? [...panelUserRoles, 'AppliedMerchantUser'] : panelUserRoles;
  return (
    <RadioGroup<Role>
      {...field}
      look="cards"
      className="wide"
      required
      readOnly={isOwn}
      hint={isOwn ? texts.errors.cannot_change_own_role : undefined}
      options={offered.map((role) => ({
        value: role,
        label: texts.roles[role],
        description: texts.roleTexts[role],
        disabled: isOwn && role !== field.value,
      }))}
    />
  );
}
