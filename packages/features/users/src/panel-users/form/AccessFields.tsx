import type { Role } from '@telve/api';
import { FormSwitch, useFormField, useTexts } from '@telve/kit';
import { Card, SettingRow, VisuallyHidden } from '@telve/ui';
import { Pair, Settings } from '../../shared/layout';
import type { WorkplaceNames } from '../../shared/names';
import { worksForCompany } from '../names';
import { panelUserTexts } from '../texts';
import { RoleField } from './RoleField';
import { ScopeFields } from './ScopeFields';

export interface AccessFieldsProps {
  names: WorkplaceNames;
  /** Role of the stored user; a new one has none. */
  storedRole?: Role;
  /** The own account keeps role and activity (PU-21). */
  isOwn?: boolean;
}

/** Role, company, venues, activity. A role without a company has none of the fields between (PU-22, PU-23). */
export function AccessFields({ names, storedRole, isOwn = false }: AccessFieldsProps) {
  const texts = useTexts(panelUserTexts);
  const { value: role } = useFormField<string>('role');
  const hasCompany = worksForCompany(role);
  const activeText = storedRole === undefined ? texts.activeNewText : texts.activeText;
  return (
    <Card title={texts.roleAndAccess}>
      <Pair>
        <RoleField stored={storedRole} isOwn={isOwn} />
        {hasCompany && <ScopeFields names={names} />}
      </Pair>
      <Settings>
        {hasCompany && <Setting name="scope.allVenue" text={texts.allVenueText} />}
        <Setting name="active" text={isOwn ? texts.errors.cannot_deactivate_self : activeText} isFixed={isOwn} />
      </Settings>
    </Card>
  );
}

interface SettingProps {
  name: 'scope.allVenue' | 'active';
  text: string;
  /** Can be read, not changed. */
  isFixed?: boolean;
}

function Setting({ name, text, isFixed }: SettingProps) {
  const { labels } = useTexts(panelUserTexts);
  return (
    <SettingRow
      title={labels[name]}
      description={text}
      control={<FormSwitch name={name} hideLabel disabled={isFixed} hint={<VisuallyHidden>{text}</VisuallyHidden>} />}
    />
  );
}
