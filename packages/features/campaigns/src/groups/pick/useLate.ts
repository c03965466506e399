import { useNotify, useTexts } from '@telve/kit';
import { type ComponentType, useState } from 'react';
import { campaignGroupTexts } from '../texts';

export interface Late<Props> {
  /** Undefined until it was asked for. */
  Part: ComponentType<Props> | undefined;
  /** Loads it. False where that failed, which is told: what stands on the page stays, and it may be asked for again. */
  ask: () => Promise<boolean>;
}

/** A part of the page that is loaded when it is asked for. */
export const useLate = <Props>(load: () => Promise<ComponentType<Props>>): Late<Props> => {
  const { failed } = useTexts(campaignGroupTexts);
  const notify = useNotify();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const ask = async () => {
    try {
      const part = await load();
      setPart(() => part);
      return true;
    } catch {
      notify.error(failed);
      return false;
    }
  };
  return { Part, ask };
};
