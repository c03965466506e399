import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, period, refuse, testClient } from '../testing/client';
import { change, inputs, Lookup, list, Periods } from '../testing/queries';
import { renderKit } from '../testing/render';
import { useMutation } from './useMutation';

function Change({ ends = false }: { ends?: boolean }) {
  const { run } = useMutation(change, ends ? { ends: list } : {});
  return (
    <button type="button" onClick={() => void run({ id: 1, timePeriod: 5, active: false }).catch(() => {})}>
      change
    </button>
  );
}

describe('useMutation', () => {
  const both = (
    <>
      <Periods />
      <Change />
    </>
  );

  it('lets every read that it touches be read again, wherever it was asked', async () => {
    const client = testClient()
      .on(list, () => page([period(1)]))
      .on(change, () => true);
    const { user } = renderKit(both, { client });
    await screen.findByText('ready 5');
    client.on(list, () => page([period(2)]));
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('ready 10')).toBeTruthy();
  });

  it('reads again after a conflict, not after an invalid input', async () => {
    const client = testClient()
      .on(list, () => page([period(1)]))
      .on(change, () => refuse('validation_failed'));
    const { user } = renderKit(both, { client });
    await screen.findByText('ready 5');
    await user.click(screen.getByRole('button'));
    expect(inputs(client)).toHaveLength(1);
    client.on(change, () => refuse('version_conflict', { status: 409 }));
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(inputs(client)).toHaveLength(2));
  });

  it.each([
    ['a lookup', <Lookup key="lookup" />, 'lookup 5', 'lookup 10'],
    ['a list', <Periods key="list" />, 'ready 5', 'ready 10'],
  ])('lets %s that nobody looked at meanwhile be read again when it is next shown', async (_what, view, old, next) => {
    const client = testClient()
      .on(list, () => page([period(1)]))
      .on(change, () => true);
    const { user, update } = renderKit(view, { client });
    await screen.findByText(old);
    update(<Change />);
    client.on(list, () => page([period(2)]));
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(client.inputs(change)).toHaveLength(1));
    update(view);
    expect(screen.queryByText(old)).toBeNull();
    expect(await screen.findByText(next)).toBeTruthy();
    update(<p>gone</p>);
    update(view);
    expect(await screen.findByText(next)).toBeTruthy();
  });

  it('reads a lookup no second time that no write touched', async () => {
    const client = testClient().on(list, () => page([period(1)]));
    const { update } = renderKit(<Lookup />, { client });
    await screen.findByText('lookup 5');
    update(<p>gone</p>);
    update(<Lookup />);
    expect(await screen.findByText('lookup 5')).toBeTruthy();
    expect(inputs(client)).toHaveLength(1);
  });

  it('asks no more for the record that a run deleted', async () => {
    const client = testClient()
      .on(list, () => page([period(1)]))
      .on(change, () => true);
    const { user } = renderKit(
      <>
        <Periods />
        <Change ends />
      </>,
      { client },
    );
    await screen.findByText('ready 5');
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(client.inputs(change)).toHaveLength(1));
    expect(await screen.findByText('ready 5')).toBeTruthy();
    expect(inputs(client)).toHaveLength(1);
  });
});
