import { type MerchantUserRow, merchantUserEntries } from '@telve/api';
import { type RowSwitchProps, useRowSwitch, useTexts } from '@telve/kit';
import type { MerchantUserList } from '../list/filters';
import { merchantUserTexts } from '../texts';

/** The active switch of a row (MU-06, MU-30). A failure flips it back and says why. */
export const useMerchantUserSwitch = (list: MerchantUserList): ((user: MerchantUserRow) => RowSwitchProps) => {
  const texts = useTexts(merchantUserTexts);
  return useRowSwitch({
    list,
    entry: merchantUserEntries.updateActive,
    checked: ({ active }) => active,
    label: ({ email }) => texts.switchLabel(email),
    toInput: ({ id }, active) => ({ id, active }),
    patch: (_, active) => ({ active }),
    successText: texts.saved,
    errorTexts: texts.errors,
  });
};
