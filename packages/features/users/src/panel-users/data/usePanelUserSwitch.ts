import { type PanelUserRow, panelUserEntries } from '@telve/api';
import { type List, type RowSwitchProps, useCan, useRowSwitch, useTexts } from '@telve/kit';
import { fullName } from '../names';
import { panelUserTexts } from '../texts';

/**
 * The active switch of a row (PU-08, PU-35), undefined for those who may not switch (PU-10). Turning an account off ends its
 * sessions at once (D-27), so it asks first; a refusal flips the switch back in its own words (PU-21).
 */
export const usePanelUserSwitch = (list: List<PanelUserRow>): ((user: PanelUserRow) => RowSwitchProps) | undefined => {
  const texts = useTexts(panelUserTexts);
  const isAllowed = useCan(panelUserEntries.updateActive);
  const { title, text, confirm } = texts.deactivate;

  const switchOf = useRowSwitch({
    list,
    entry: panelUserEntries.updateActive,
    checked: ({ active }) => active,
    label: (user) => texts.switchLabel(fullName(user)),
    toInput: ({ id }, active) => ({ id, active }),
    patch: (_, active) => ({ active }),
    confirm: (user, active) =>
      active ? undefined : { title, text: text(fullName(user)), confirmLabel: confirm, tone: 'danger' },
    errorTexts: texts.errors,
  });
  return isAllowed ? switchOf : undefined;
};
