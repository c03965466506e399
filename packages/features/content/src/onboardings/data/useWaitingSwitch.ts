import type { OnboardingRow } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { useCallback, useEffect, useState } from 'react';

type SwitchOf = (screen: OnboardingRow) => RowSwitchProps;

const none: ReadonlyMap<number, boolean> = new Map();

/**
 * Switches that may be flipped while an order is being stored. It raises the versions of the rows it moves, so that a flip is shown at
 * once and sent when they are read: it must not meet the order of the same person as somebody else's change (CONB-14, D-91).
 */
export const useWaitingSwitch = (
  switchOf: SwitchOf,
  { rows, isStoring }: { rows: readonly OnboardingRow[]; isStoring: boolean },
): SwitchOf => {
  const [waiting, setWaiting] = useState(none);

  useEffect(() => {
    if (isStoring || waiting.size === 0) return;
    setWaiting(none);
    for (const screen of rows) {
      const next = waiting.get(screen.id);
      if (next !== undefined) switchOf(screen).onChange(next);
    }
  }, [isStoring, waiting, rows, switchOf]);

  return useCallback(
    (screen) => {
      const usual = switchOf(screen);
      const next = waiting.get(screen.id);
      if (!isStoring && next === undefined) return usual;
      return {
        ...usual,
        checked: next ?? usual.checked,
        busy: usual.busy || next !== undefined,
        onChange: (flipped) => setWaiting((before) => new Map(before).set(screen.id, flipped)),
      };
    },
    [switchOf, isStoring, waiting],
  );
};
