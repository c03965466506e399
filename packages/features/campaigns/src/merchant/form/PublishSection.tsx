import type { MerchantCampaign } from '@telve/api';
import { FormDateField, FormNumberField, useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { Card, FormFields, FormStack } from '@telve/ui';
import { Setting } from '../../shared/Setting';
import { merchantCampaignTexts } from '../texts';
import { ShownSetting } from './ShownSetting';

export interface PublishSectionProps {
  /** Undefined while it is new. */
  stored: MerchantCampaign | undefined;
  /** The stored campaign was shown or hidden: its version went up by one. */
  onSwitched: (() => void) | undefined;
}

/** Last day, order and switches (MCAMP-12, MCAMP-14 to MCAMP-16); of a stored campaign "shown" is saved at once (D-87). */
export function PublishSection({ stored, onSwitched }: PublishSectionProps) {
  const texts = useTexts(merchantCampaignTexts);
  const { labels, settings } = texts;
  return (
    <Card title={texts.sections.publish}>
      <FormStack>
        <FormFields>
          <div className="half">
            <FormDateField name="endDate" required min={today()} note={texts.endDateNote} />
          </div>
          <div className="half">
            <FormNumberField name="sortOrder" required decimals={1} min={0} hint={texts.sortOrderHint} />
          </div>
        </FormFields>
        <div>
          <Setting name="active" title={labels.active} text={settings.active} />
          {stored ? (
            <ShownSetting campaign={stored} onSwitched={onSwitched} />
          ) : (
            <Setting name="isShown" title={labels.isShown} text={settings.isShown} />
          )}
          <Setting name="isShownHomePage" title={labels.isShownHomePage} text={settings.isShownHomePage} />
        </div>
      </FormStack>
    </Card>
  );
}
