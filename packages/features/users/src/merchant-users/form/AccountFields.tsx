import { type MerchantUserRole, merchantUserRoles } from '@telve/api';
import { FormEmailField, useFormField, useTexts } from '@telve/kit';
import { Card, FormStack, RadioGroup } from '@telve/ui';
import { merchantUserTexts } from '../texts';

/** E-mail without spaces (MU-21, MU-22), fixed once it is stored (D-32), and role (MU-13, MU-17). */
export function AccountFields({ isStored }: { isStored: boolean }) {
  const texts = useTexts(merchantUserTexts);
  const role = useFormField<MerchantUserRole | ''>('role');
  return (
    <Card title={texts.account}>
      <FormStack>
        <FormEmailField
          name="email"
          required
          blockSpaces
          autoComplete="off"
          readOnly={isStored}
          hint={isStored ? texts.emailFixed : texts.emailNew}
        />
        <RadioGroup<MerchantUserRole>
          {...role}
          look="cards"
          required
          options={merchantUserRoles.map((value) => ({
            value,
            label: texts.roles[value],
            description: texts.roleTexts[value],
          }))}
        />
      </FormStack>
    </Card>
  );
}
