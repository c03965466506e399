import { campaignEntries } from '@telve/api';
import { useQuery } from '@telve/kit';
import { campaign, fakeClient, renderFeature, stub } from '@telve/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progressPause, useWhileRunning } from './useWhileRunning';

function Watched({ id }: { id: number }) {
  const { data, reload } = useQuery(campaignEntries.detail, { id });
  useWhileRunning(true, reload);
  return <p>{data?.title}</p>;
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const pass = () => act(() => vi.advanceTimersByTimeAsync(progressPause));

it('reads again after each pause, also when another record is looked at before the last answer came', async () => {
  const never = new Promise<never>(() => {});
  let isSlow = false;
  const client = fakeClient([
    stub(campaignEntries.detail, ({ id }) => (isSlow && id === 1 ? never : campaign({ id, title: `Kampanya ${id}` }))),
  ]);
  const asked = () => client.inputsOf(campaignEntries.detail).map(({ id }) => id);
  const { rerender } = renderFeature(<Watched id={1} />, { client });
  await screen.findByText('Kampanya 1');
  await pass();
  expect(asked()).toEqual([1, 1]);
  isSlow = true;
  await pass();
  expect(asked()).toEqual([1, 1, 1]);
  rerender(<Watched id={2} />);
  await screen.findByText('Kampanya 2');
  await pass();
  await pass();
  expect(asked()).toEqual([1, 1, 1, 2, 2, 2]);
});
