import { bannerEntries } from '@telve/api';
import { isSilent, useConfirm, useMutation, useNotify, useTexts } from '@telve/kit';
import { useRef } from 'react';
import { bannerTexts } from '../texts';

/**
 * Asks, then deletes a banner once and says how it went (BAN-35, BAN-36, BAN-37, BAN-83, BAN-84). An answer of false is a
 * failure too: there was nothing to delete (BAN-78).
 */
export const useRemove = (id: number, onRemoved: () => void) => {
  const texts = useTexts(bannerTexts).remove;
  const { run, busy } = useMutation(bannerEntries.remove, { ends: bannerEntries.detail });
  const confirm = useConfirm();
  const notify = useNotify();
  const asked = useRef(false);

  const attempt = async () => {
    const { title, text, confirm: confirmLabel, cancel: cancelLabel } = texts;
    if (!(await confirm({ title, text, confirmLabel, cancelLabel, tone: 'danger' }))) return;
    try {
      if (!(await run({ id }))) {
        notify.error(texts.failed);
        return;
      }
      notify.success(texts.done);
      onRemoved();
    } catch (error) {
      if (!isSilent(error)) notify.error(texts.failed);
    }
  };
  const remove = async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      await attempt();
    } finally {
      asked.current = false;
    }
  };
  return { remove, busy };
};
