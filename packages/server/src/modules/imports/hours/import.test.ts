import type { ImportResult } from '@telve/api';
import { hoursColumns } from '@telve/api/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvBy, importPaths, sendFile, week } from '../../../testing/imports';
import { startTwoCompanies, type TwoCompanies } from '../../../testing/twoCompanies';

let world: TwoCompanies;
const codes: Record<'kadikoy' | 'besiktas', string> = { kadikoy: '', besiktas: '' };
beforeAll(async () => {
  world = await startTwoCompanies();
  for (const name of ['kadikoy', 'besiktas'] as const) codes[name] = (await venue(name)).code;
});
afterAll(() => world.server.close());

const venue = (name: 'kadikoy' | 'besiktas') =>
  world.server.db
    .selectFrom('venues')
    .select(['code', 'version', 'working_hours'])
    .where('id', '=', world.venues[name])
    .executeTakeFirstOrThrow();
const take = async (rows: Record<string, string>[]): Promise<ImportResult> => {
  const content = csvBy(hoursColumns, rows);
  const { body, text } = await sendFile(world.server, world.tokens.admin, importPaths.hours, { content });
  if (!body.payload) throw new Error(text);
  return body.payload;
};

describe('the working-hours import', () => {
  it('changes the hours of known venues and nothing else; the same file again changes nothing (VEN-141, D-61)', async () => {
    const rows = [
      { code: codes.kadikoy, name: 'KADIKÖY', ...week('9:30', '24:00') },
      { code: codes.besiktas.toLowerCase(), name: '', ...week('', '', 'Evet') },
    ];
    const before = await venue('kadikoy');
    expect(await take(rows)).toMatchObject({ success: true, count: 2, updated: 2, unchanged: 0, failed: 0 });
    expect(await take(rows)).toMatchObject({ success: true, count: 0, updated: 0, unchanged: 2, failed: 0 });
    const after = await venue('kadikoy');
    expect(after.working_hours).toEqual(Array(7).fill({ open: '09:30', close: '24:00' }));
    expect(after.version).toBe(before.version + 1);
    expect((await venue('besiktas')).working_hours).toEqual(Array(7).fill({ open: '00:00', close: '00:00' }));
  });

  it('keeps what changed in the audit log, day by day', async () => {
    await take([{ code: codes.kadikoy, ...week('08:00', '22:00') }]);
    await take([{ code: codes.kadikoy, ...week('08:00', '22:00'), closed7: 'Evet' }]);
    const last = await world.server.db
      .selectFrom('audit_log')
      .select(['action', 'old_values', 'new_values'])
      .where('entity', '=', 'venue')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({
      action: 'venue_changed',
      old_values: { hours_7: '08:00–22:00' },
      new_values: { hours_7: 'kapalı' },
    });
  });

  it('refuses each row that it cannot take over with its reason (VEN-21)', async () => {
    const good = { code: codes.kadikoy, ...week('08:00', '22:00') };
    const result = await take([
      { ...good, name: '' },
      { ...good, code: 'YOK-1' },
      { ...good, code: '' },
      { ...good, code: codes.besiktas, name: 'Başka ad' },
      { ...good, code: codes.besiktas, open3: '' },
      { ...good, code: codes.besiktas, close3: '22:00', open3: '22:00' },
      { ...good, code: codes.besiktas, close2: '25:00' },
      { ...good, code: codes.besiktas, open4: '00:00', close4: '00:00' },
      { ...good, code: codes.besiktas, closed5: 'bazen' },
      { ...good },
    ]);
    expect(result.failures.map(({ row, field, code }) => [row, field, code])).toEqual([
      [3, 'code', 'import_code_unknown'],
      [4, 'code', 'required'],
      [5, 'name', 'import_name_differs'],
      [6, 'open3', 'hours_required'],
      [7, 'close3', 'hours_equal'],
      [8, 'close2', 'time'],
      [9, 'closed4', 'import_not_closed'],
      [10, 'closed5', 'type'],
      [11, 'code', 'import_duplicate'],
    ]);
    expect(result.failures[2]?.message).toBe('Mağaza adı: Bu kodun mağazası “Beşiktaş”. Kod ile ad uyuşmuyor.');
  });

  it('is for PanelUser only (VEN-14)', async () => {
    const content = csvBy(hoursColumns, [{ code: codes.kadikoy, ...week('08:00', '22:00') }]);
    for (const who of ['venue', 'branch'] as const) {
      expect((await sendFile(world.server, world.tokens[who], importPaths.hours, { content })).status).toBe(403);
    }
  });
});
