import { type HelpContentRow, helpContentEntries } from '@telve/api';
import { type List, type RowSwitchProps, useRowSwitch, useTexts } from '@telve/kit';
import { helpContentTexts } from '../texts';

/** The active switch of a row, which calls at once (HELP-05, HELP-15); the last switch wins (D-91). */
export const useActiveSwitch = (list: List<HelpContentRow>): ((content: HelpContentRow) => RowSwitchProps) => {
  const texts = useTexts(helpContentTexts);
  return useRowSwitch({
    list,
    entry: helpContentEntries.setActive,
    checked: ({ active }) => active,
    label: ({ title }) => texts.switchLabel(title),
    toInput: ({ id }, active) => ({ id, active }),
    patch: (_, active) => ({ active }),
  });
};
