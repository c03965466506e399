import type { ImportInput } from '@telve/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportSetup } from '../import/types';
import { type TestClient, testClient } from './client';
import { importAnswer } from './importAnswers';
import { companiesCsv, fileOf, ImportPage, importEntry, linesOf } from './importing';
import { renderKit } from './render';

/** A server that takes every row over. */
export const takingClient = (): TestClient =>
  testClient().on(importEntry, async ({ file }) => importAnswer((await linesOf(file)).filter(Boolean).length));

export const dialog = () => screen.findByRole('dialog');

/** The page with its dialog open, and what a person does in it. */
export const openImport = async (setup: Partial<ImportSetup> = {}, client: TestClient = takingClient()) => {
  const view = renderKit(<ImportPage {...setup} />, { client });
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
  await press('İçe aktar penceresi');
  await dialog();
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
    if (!input) throw new Error('no file input');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input);
  };
  const toPreview = async (file: File = fileOf(companiesCsv(3))) => {
    choose(file);
    await press('İçe aktar');
    await screen.findByRole('table', { name: 'Dosyanın ilk satırları' });
  };
  const step = async () => within(await dialog()).getByRole('list', { name: 'İçe aktarma adımları' });
  const isAt = async (name: string) => {
    const list = await step();
    await waitFor(() => {
      if (!list.querySelector('[aria-current]')?.textContent?.startsWith(name)) throw new Error(`not at ${name}`);
    });
  };
  return { ...view, press, choose, toPreview, isAt };
};

/** What was sent: where each part began, and its lines. */
export const sentParts = async (client: TestClient) =>
  Promise.all(
    client.inputs(importEntry).map(async ({ file, firstRow }: ImportInput) => ({
      firstRow,
      name: file.name,
      lines: await linesOf(file),
    })),
  );
