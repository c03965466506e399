import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useDirtyRegistry } from '../leave/leave';
import { TelveProvider } from '../provider/TelveProvider';
import { deferred, testClient } from '../testing/client';
import { type SendOptions, useUploads } from './useUploads';

const client = testClient();
const wrapper = ({ children }: { children: ReactNode }) => <TelveProvider client={client}>{children}</TelveProvider>;
const file = (name: string) => new File(['x'], name);

const setup = () => {
  const sent: { name: string; options: SendOptions; answer: ReturnType<typeof deferred<string>> }[] = [];
  const send = (one: File, options: SendOptions) => {
    const answer = deferred<string>();
    sent.push({ name: one.name, options, answer });
    return answer.promise;
  };
  const view = renderHook(() => ({ ...useUploads({ send }), guard: useDirtyRegistry() }), { wrapper });
  const states = () => view.result.current.uploads.map(({ file: { name }, state }) => `${name} ${state}`);
  return { ...view, sent, states, now: () => view.result.current };
};

describe('useUploads', () => {
  it('sends two at a time, tells the share, and counts as unsaved until all are through', async () => {
    const { sent, states, now } = setup();
    act(() => now().add([file('a'), file('b'), file('c')]));
    await waitFor(() => expect(states()).toEqual(['a sending', 'b sending', 'c waiting']));
    expect(now().guard.isDirty()).toBe(true);
    act(() => sent[0]?.options.onProgress(0.5));
    expect(now().uploads[0]?.share).toBe(0.5);
    await act(async () => sent[0]?.answer.resolve('A'));
    await waitFor(() => expect(states()).toEqual(['a done', 'b sending', 'c sending']));
    expect(now().uploads[0]?.result).toBe('A');
    await act(async () => sent[1]?.answer.resolve('B'));
    await act(async () => sent[2]?.answer.reject(new Error('no')));
    await waitFor(() => expect(states()).toEqual(['a done', 'b done', 'c failed']));
    expect(now().busy).toBe(false);
    expect(now().guard.isDirty()).toBe(false);
  });

  it('stops a cancelled file and sends it again on demand', async () => {
    const { sent, states, now } = setup();
    act(() => now().add([file('a')]));
    await waitFor(() => expect(states()).toEqual(['a sending']));
    const { id = '' } = now().uploads[0] ?? {};
    act(() => now().cancel(id));
    expect(sent[0]?.options.signal.aborted).toBe(true);
    expect(states()).toEqual(['a cancelled']);
    await act(async () => sent[0]?.answer.resolve('late'));
    expect(states()).toEqual(['a cancelled']);
    act(() => now().retry(id));
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => sent[1]?.answer.resolve('A'));
    expect(states()).toEqual(['a done']);
    act(() => now().remove(id));
    expect(states()).toEqual([]);
  });

  it('stops what is being sent when the page goes', async () => {
    const { sent, unmount, now } = setup();
    act(() => now().add([file('a')]));
    await waitFor(() => expect(sent).toHaveLength(1));
    unmount();
    expect(sent[0]?.options.signal.aborted).toBe(true);
  });
});
