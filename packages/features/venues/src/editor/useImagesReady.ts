import { useNotify, useTexts } from '@telve/kit';
import { useCallback, useMemo, useRef } from 'react';
import { venueEditorTexts } from './texts';

/** Fields whose images are prepared before they can be saved. */
export type ImageField = 'mapImage' | 'venueImageList';

/** Keeps a save waiting while an image is being prepared: it would be saved without it. */
export const useImagesReady = () => {
  const texts = useTexts(venueEditorTexts);
  const notify = useNotify();
  const busy = useRef(new Set<ImageField>());
  const busyOf = useCallback(
    (field: ImageField) => (isBusy: boolean) => void (isBusy ? busy.current.add(field) : busy.current.delete(field)),
    [],
  );
  const onBusyChange = useMemo(
    () => ({ mapImage: busyOf('mapImage'), venueImageList: busyOf('venueImageList') }),
    [busyOf],
  );
  const beforeSave = useCallback(() => {
    if (busy.current.size > 0) notify.info(texts.images.preparing);
    return busy.current.size === 0;
  }, [notify, texts]);
  return { onBusyChange, beforeSave };
};
