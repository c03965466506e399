import type { SessionEnd } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Alert } from '@telve/ui';
import { useEffect, useState } from 'react';
import { signInTexts } from './texts';

/** Why the session ended, in a live region (D-06). The region stands before its words: only then are they read out. */
export const SessionEndNotice = ({ ended }: { ended: SessionEnd | null }) => {
  const texts = useTexts(signInTexts);
  const [said, setSaid] = useState<SessionEnd | null>(null);
  useEffect(() => setSaid(ended), [ended]);
  const words = { logout: texts.endedLogout, expired: texts.endedExpired, forbidden: texts.endedForbidden };
  return <div role="status">{said && <Alert tone="info">{words[said]}</Alert>}</div>;
};
