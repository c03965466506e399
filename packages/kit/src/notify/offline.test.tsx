import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMutation } from '../data/useMutation';
import { refuse, testClient } from '../testing/client';
import { change } from '../testing/queries';
import { renderKit } from '../testing/render';
import { useNotify } from './notify';

function Change() {
  const { run } = useMutation(change);
  const notify = useNotify();
  const press = () =>
    run({ id: 1, timePeriod: 5, active: false }).then(
      () => notify.success('Kaydedildi'),
      () => notify.error('Bir hata oluştu'),
    );
  return (
    <button type="button" onClick={() => void press()}>
      Değiştir
    </button>
  );
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const error = () => screen.queryByText('Bir hata oluştu');

const failed = async (code: string, status: number) => {
  const client = testClient().on(change, () => refuse(code, { status }));
  const { user } = renderKit(<Change />, { client });
  const press = () => user.click(screen.getByRole('button', { name: 'Değiştir' }));
  await press();
  await screen.findByText('Bir hata oluştu');
  await pass(20_000);
  expect(error()).not.toBeNull();
  return { client, press };
};

it('a failure without a connection is told until a call is answered again, and a moment longer', async () => {
  const { client, press } = await failed('network', 0);
  client.on(change, () => true);
  await press();
  await screen.findByText('Kaydedildi');
  expect(error()).not.toBeNull();
  await pass(4_500);
  expect(error()).toBeNull();
});

it('a refusal, too, is an answer', async () => {
  const { client, press } = await failed('network', 0);
  client.on(change, () => refuse('locked', { status: 409 }));
  await press();
  await vi.waitFor(() => expect(screen.getAllByText('Bir hata oluştu')).toHaveLength(2));
  await pass(4_500);
  expect(screen.getAllByText('Bir hata oluştu')).toHaveLength(1);
});

it('any other failure stays until it is closed', async () => {
  const { client, press } = await failed('internal_error', 500);
  client.on(change, () => true);
  await press();
  await pass(20_000);
  expect(error()).not.toBeNull();
});
