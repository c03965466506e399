import type { ApiError } from '@telve/api';
import { useConfirm, useTexts } from '@telve/kit';
import { useRef, useState } from 'react';
import type { BannerValues } from '../form/mapping';
import { bannerTexts } from '../texts';

/**
 * What follows a save of a banner that somebody else deleted: it is said at once, and what was typed can go on as a new
 * banner, then or later.
 */
export const useDeleted = (onAdd: (typed: BannerValues) => void) => {
  const texts = useTexts(bannerTexts).deleted;
  const confirm = useConfirm();
  const [isDeleted, setDeleted] = useState(false);
  const sent = useRef<BannerValues>(undefined);
  const onRefused = async ({ code }: ApiError) => {
    if (code !== 'not_found') return;
    setDeleted(true);
    const { title, text, add, stay } = texts;
    const typed = sent.current;
    if (await confirm({ title, text, confirmLabel: add, cancelLabel: stay })) if (typed) onAdd(typed);
  };
  return {
    isDeleted,
    form: {
      toldByFeature: ['not_found'],
      // Once it is known there is nothing to send, by the keyboard neither.
      beforeSave: (values: BannerValues) => {
        sent.current = values;
        return !isDeleted;
      },
      onRefused: (error: ApiError) => void onRefused(error),
    },
  };
};
