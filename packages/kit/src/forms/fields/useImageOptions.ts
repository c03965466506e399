import type { ImageOptions } from '@telve/ui';
import { useState } from 'react';
import { prepareLater } from '../../images/prepareLater';
import { useImageWords } from '../../images/useImageWords';
import { useDirty } from '../../leave/leave';

/**
 * What picture fields of forms share: `prepareImage` with words for what it refuses. A file that is being prepared counts as unsaved, so
 * that leaving asks even where the form itself was saved meanwhile.
 */
export function useImageOptions(label: string, given: Partial<ImageOptions>): ImageOptions {
  const [busy, setBusy] = useState(false);
  const words = useImageWords();
  useDirty(busy, { label });
  const { prepare = prepareLater, refusal = words, onBusyChange } = given;
  return {
    ...given,
    prepare,
    refusal,
    onBusyChange: (now) => {
      setBusy(now);
      onBusyChange?.(now);
    },
  };
}
