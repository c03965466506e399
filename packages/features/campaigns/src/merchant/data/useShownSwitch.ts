import { type MerchantCampaign, merchantCampaignEntries } from '@telve/api';
import { isSilent, kitTexts, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { useState } from 'react';

/** What a switch that saves at once needs. */
export interface ShownSwitch {
  checked: boolean;
  busy: boolean;
  onChange: (next: boolean) => void;
}

/**
 * Whether a stored campaign is in the list of the merchant app: saved at once by a call of its own, apart from the form
 * (MCAMP-33, D-87). Shows the choice while it is under way and the stored state again when it fails.
 *
 * @param onSwitched told when it is stored
 */
export const useShownSwitch = (
  { id, isShown }: Pick<MerchantCampaign, 'id' | 'isShown'>,
  onSwitched: (() => void) | undefined,
): ShownSwitch => {
  const { run, busy } = useMutation(merchantCampaignEntries.setShown);
  const notify = useNotify();
  const errorText = useErrorText();
  const { saved } = useTexts(kitTexts);
  // What was chosen last holds until the record was read again, and not for a later state that is the old one once more.
  const [chosen, setChosen] = useState<{ over: boolean; value: boolean }>();
  if (chosen && chosen.over !== isShown) setChosen(undefined);
  const checked = chosen && chosen.over === isShown ? chosen.value : isShown;
  const change = async (next: boolean) => {
    setChosen({ over: isShown, value: next });
    try {
      await run({ id, isShown: next });
      onSwitched?.();
      notify.success(saved);
    } catch (error) {
      setChosen(undefined);
      if (!isSilent(error)) notify.error(errorText(error));
    }
  };
  return { checked, busy, onChange: (next) => void change(next) };
};
