import type { Client } from '@telve/api';
import { useTexts } from '@telve/kit';
import { useCallback } from 'react';
import type { Step } from './journey/state';
import { PublicApplication } from './PublicApplication';
import { publicApplicationTexts } from './texts';

export interface ApplyTabProps {
  client?: Client;
  /** The tab takes the whole page, whose picture then carries this sentence; null gives heading and tabs back. */
  onTakeOver?: (claim: string | null) => void;
  /** Back to the sign-in. */
  onLeave?: () => void;
}

/** The application as a tab of the sign-in page (AUTH-02, APP-01). */
export const ApplyTab = ({ client, onTakeOver, onLeave }: ApplyTabProps) => {
  const { claim } = useTexts(publicApplicationTexts);
  const onStep = useCallback((step: Step) => onTakeOver?.(step === 'form' ? null : claim), [onTakeOver, claim]);
  return <PublicApplication client={client} headingLevel={1} onStep={onStep} onLeave={onLeave} />;
};
