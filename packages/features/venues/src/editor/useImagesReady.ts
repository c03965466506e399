import { useNotify, useTexts } from '@telve/kit';
import { useCallback, useRef } from 'react';
import { venueEditorTexts } from './texts';

/** Keeps a save waiting while an image is being prepared: it would be saved without it. */
export const useImagesReady = () => {
  const texts = useTexts(venueEditorTexts);
  const notify = useNotify();
  const busy = useRef(0);
  const onBusyChange = useCallback((isBusy: boolean) => {
    busy.current = Math.max(0, busy.current + (isBusy ? 1 : -1));
  }, []);
  const beforeSave = useCallback(() => {
    if (busy.current > 0) notify.info(texts.images.preparing);
    return busy.current === 0;
  }, [notify, texts]);
  return { onBusyChange, beforeSave };
};
