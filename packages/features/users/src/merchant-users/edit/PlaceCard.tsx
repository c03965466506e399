import type { MerchantUserRow } from '@telve/api';
import { FormSwitch, useTexts } from '@telve/kit';
import { Card, SettingRow, VisuallyHidden } from '@telve/ui';
import { Settings } from '../../shared/layout';
import { PlaceFields, type PlaceFieldsProps } from '../form/PlaceFields';
import { merchantUserTexts } from '../texts';

/** Company, venue and activity; an account without a company cannot be switched before it is saved with one (MU-18). */
export function PlaceCard({ user, ...place }: PlaceFieldsProps & { user: MerchantUserRow }) {
  const texts = useTexts(merchantUserTexts);
  const isFixed = user.companyId === null;
  const text = isFixed ? texts.activeWaiting : texts.activeText;
  return (
    <Card title={texts.place.title}>
      <PlaceFields {...place} />
      <Settings>
        <SettingRow
          title={texts.labels.active}
          description={text}
          control={
            <FormSwitch name="active" hideLabel disabled={isFixed} hint={<VisuallyHidden>{text}</VisuallyHidden>} />
          }
        />
      </Settings>
    </Card>
  );
}
