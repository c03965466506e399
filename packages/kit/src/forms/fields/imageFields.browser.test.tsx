import { timePeriodEntries } from '@telve/api';
import { screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDirtyRegistry } from '../../leave/leave';
import { type TestClient, testClient } from '../../testing/client';
import { renderKit } from '../../testing/render';
import { EntityForm } from '../EntityForm';
import { FormSaveBar } from '../FormSaveBar';
import { FormImageField } from './FormImageField';
import { FormImageListField } from './FormImageListField';
import { FormTimeField } from './FormTimeField';

const { update } = timePeriodEntries;
interface Values {
  opens: string;
  map: string | null;
  pictures: readonly string[];
}
const initial: Values = { opens: '', map: null, pictures: [] };
const toInput = vi.fn((_: Values) => ({ id: 1, timePeriod: 5, active: true }));
const labels = { opens: 'Açılış', map: 'Harita görseli', pictures: 'Görseller' };

const Form = ({ prepare }: { prepare?: () => Promise<string> }) => (
  <EntityForm
    entry={update as never}
    rules={() => import('@telve/api/rules/time-periods').then((module) => module.timePeriodRules.update as never)}
    initial={initial}
    toInput={toInput as never}
    labels={labels}
    further={({ map }) => (map ? [] : [{ field: 'map', code: 'required' }])}
    message={({ code }) => (code === 'required' ? 'Resim gereklidir.' : undefined)}
  >
    <FormTimeField name="opens" />
    <FormImageField name="map" {...(prepare ? { prepare } : {})} />
    <FormImageListField name="pictures" max={3} />
    <FormSaveBar />
  </EntityForm>
);

function Unsaved() {
  const { isDirty, subscribe } = useDirtyRegistry();
  return <output>{useSyncExternalStore(subscribe, isDirty) ? 'unsaved' : 'nothing unsaved'}</output>;
}

const pngOf = (colour: string) =>
  new Promise<File>((resolve) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 3 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = colour;
    context.fillRect(0, 0, 4, 3);
    canvas.toBlob((blob) => resolve(new File([blob!], `${colour}.png`, { type: 'image/png' })), 'image/png');
  });

const choose = (label: string, ...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const input = screen.getByRole('group', { name: label }).querySelector<HTMLInputElement>('input[type=file]')!;
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const pictures = (label: string) => screen.getByRole('group', { name: label }).querySelectorAll('img').length;
const saving = (): TestClient => testClient().on(update, () => true);

beforeEach(() => toInput.mockClear());

it('a time and pictures hold what is sent: HH:mm and data URLs in their order (VEN-73, VEN-46, VEN-47, VEN-77)', async () => {
  const { user } = renderKit(<Form />, { client: saving() });
  await user.type(screen.getByLabelText('Açılış'), '9.30');
  choose('Harita görseli', await pngOf('teal'));
  choose('Görseller', await pngOf('red'), await pngOf('blue'));
  await waitFor(() => expect([pictures('Harita görseli'), pictures('Görseller')]).toEqual([1, 2]));
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  await waitFor(() => expect(toInput).toHaveBeenCalled());
  const { opens, map, pictures: list } = toInput.mock.lastCall?.[0] ?? initial;
  expect(opens).toBe('09:30');
  expect([map, ...list].map((one) => one?.slice(0, 22))).toEqual(Array(3).fill('data:image/jpeg;base64'));
  expect(list[0]).not.toBe(list[1]);
});

it('a file that is being prepared is unsaved: leaving asks', async () => {
  renderKit(
    <>
      <Unsaved />
      <Form prepare={() => new Promise<string>(() => {})} />
    </>,
    { client: saving() },
  );
  expect(screen.getByText('nothing unsaved')).toBeTruthy();
  choose('Harita görseli', await pngOf('teal'));
  await screen.findByText('unsaved');
});

it('says at its place why a file is no picture, and keeps the form’s own message for the rest (CAT-20)', async () => {
  const client = saving();
  const { user } = renderKit(<Form />, { client });
  choose('Harita görseli', new File(['%PDF-1.7'], 'a.png', { type: 'image/png' }));
  await screen.findByText('Bu dosya görsel değil. JPG veya PNG seçin.');
  choose('Görseller', new File(['%PDF-1.7'], 'b.pdf'));
  await screen.findByText('b.pdf: Bu dosya görsel değil. JPG veya PNG seçin.');
  choose('Harita görseli', await pngOf('teal'));
  await waitFor(() => expect(screen.queryByText('Bu dosya görsel değil. JPG veya PNG seçin.')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Kaldır Harita görseli' }));
  await user.type(screen.getByLabelText('Açılış'), '0930');
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  expect((await screen.findAllByText('Resim gereklidir.')).length).toBeGreaterThan(0);
  expect(client.inputs(update)).toEqual([]);
});
