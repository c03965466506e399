import { useTexts } from '@telve/kit';
import { Checkbox } from '@telve/ui';
import type { DraftControl } from '../state/useDraft';
import { wizardTexts } from '../texts';

/** Whether a draft is kept on this computer: somebody else may use it (D-46). */
export const DraftChoice = ({ draft }: { draft: DraftControl }) => {
  const texts = useTexts(wizardTexts);
  if (draft.keeps === null) return null;
  return (
    <Checkbox
      label={texts.draftKeep}
      hint={draft.failed ? undefined : texts.draftKeepText}
      error={draft.failed ? texts.draftFailed : undefined}
      value={draft.keeps}
      onChange={draft.setKeeps}
    />
  );
};
