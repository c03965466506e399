import { FormDateField, FormNumberField, FormSelect, useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { Card, FormFields, FormStack } from '@telve/ui';
import { useCampaignChoices } from '../data/useCampaignChoices';
import { Setting } from '../shared/Setting';
import { campaignFormTexts } from './texts';

/** Whom the campaign is for, how long, and whether it is shown (CAMP-38, CAMP-40, CAMP-49, CAMP-50, CAMP-51, CAMP-98). */
export function PublishSection() {
  const { sections, labels, hints } = useTexts(campaignFormTexts);
  const { segments, packages } = useCampaignChoices();
  return (
    <Card id="publish" title={sections.publish}>
      <FormStack>
        <FormFields>
          <div className="half">
            <FormSelect name="segmentType" required options={segments} />
          </div>
          <div className="half">
            <FormSelect name="subscriptionType" required hideEmpty options={packages} />
          </div>
          <div className="half">
            <FormDateField name="endDate" required min={today()} />
          </div>
          <div className="half">
            <FormNumberField name="priority" required decimals={1} hint={hints.priority} />
          </div>
        </FormFields>
        <div>
          <Setting name="shown" title={labels.shown} text={hints.shown} />
          <Setting name="active" title={labels.active} text={hints.active} />
        </div>
      </FormStack>
    </Card>
  );
}
