import { endUserEntries } from '@telve/api';
import { isSilent, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { useAnnounce } from '@telve/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readMemberId } from '../member/memberId';
import { isUnknownMember } from '../member/unknown';
import { endUserTexts } from '../texts';

export interface MemberSearch {
  typed: string;
  setTyped: (typed: string) => void;
  /** What is wrong with the number; told at the field. */
  error: string | undefined;
  busy: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Checks the number and opens its member, or says why not. Never rejects. */
  submit: () => Promise<void>;
}

/**
 * The search by user ID: asks whether there is such a member before one is opened (SUP-20, D-84). A change of the number
 * ends the check of the one before; what was typed stays, whatever comes of it.
 */
export const useMemberSearch = (onFound: (id: number) => void): MemberSearch => {
  const { faults } = useTexts(endUserTexts);
  const notify = useNotify();
  const announce = useAnnounce();
  const errorText = useErrorText();
  const { run, busy } = useMutation(endUserEntries.check);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const check = useRef<AbortController>(undefined);
  useEffect(() => () => check.current?.abort(), []);

  const change = (next: string) => {
    check.current?.abort();
    setTyped(next);
    setError(undefined);
  };
  const refuse = (text: string) => {
    setError(text);
    // A field that gets the focus reads its message; one that has it would stay silent.
    if (inputRef.current?.matches(':focus')) announce(text, { urgent: true });
    else inputRef.current?.focus();
  };
  const submit = async () => {
    if (busy) return;
    const read = readMemberId(typed);
    if ('fault' in read) return refuse(faults[read.fault]);
    const asked = new AbortController();
    check.current = asked;
    try {
      await run({ id: read.id }, { signal: asked.signal });
      if (!asked.signal.aborted) onFound(read.id);
    } catch (failure) {
      if (asked.signal.aborted || isSilent(failure)) return;
      if (isUnknownMember(failure)) refuse(faults.unknown);
      else notify.error(errorText(failure));
    }
  };
  return { typed, setTyped: change, error, busy, inputRef, submit };
};
