import { isApiError, newIdempotencyKey, publicApplicationEntries } from '@telve/api';
import { useClient } from '@telve/kit';
import { useRef, useState } from 'react';
import type { PublicForm } from '../form/usePublicForm';
import { tidy } from '../form/values';

export interface SimpleSend {
  state: 'open' | 'sending' | 'failed' | 'sent';
  send(): Promise<void>;
}

/** Hands the simple form in (APP-45): once at a time, and once in all however often no answer comes. */
export const useSimpleSend = (form: PublicForm, website: string): SimpleSend => {
  const client = useClient();
  const [state, setState] = useState<SimpleSend['state']>('open');
  const isSending = useRef(false);
  const repeat = useRef({ of: '', key: '' });

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    const input = { ...tidy(form.values), website };
    const of = JSON.stringify(input);
    if (repeat.current.of !== of) repeat.current = { of, key: newIdempotencyKey() };
    try {
      await client.call(publicApplicationEntries.createSimple, input, { idempotencyKey: repeat.current.key });
      setState('sent');
    } catch (error) {
      if (isApiError(error)) form.refuse(error.fields);
      setState('failed');
    } finally {
      isSending.current = false;
    }
  };
  return { state, send };
};
