import type { MerchantCampaign } from '@telve/api';
import { useTexts } from '@telve/kit';
import { SettingRow, Switch, VisuallyHidden } from '@telve/ui';
import { useShownSwitch } from '../data/useShownSwitch';
import { merchantCampaignTexts } from '../texts';

/** Whether a stored campaign is in the merchant app's list: not a field of the form, saved when it is switched (MCAMP-33, D-87). */
export function ShownSetting({
  campaign,
  onSwitched,
}: {
  campaign: MerchantCampaign;
  onSwitched: (() => void) | undefined;
}) {
  const { labels, settings } = useTexts(merchantCampaignTexts);
  const shown = useShownSwitch(campaign, onSwitched);
  return (
    <SettingRow
      title={labels.isShown}
      description={settings.isShownNow}
      control={
        <Switch
          {...shown}
          label={labels.isShown}
          hideLabel
          hint={<VisuallyHidden>{settings.isShownNow}</VisuallyHidden>}
        />
      }
    />
  );
}
