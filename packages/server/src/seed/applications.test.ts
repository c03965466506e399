import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowedChanges, applicationStatuses } from '@telve/api';
import { isIban } from '@telve/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/types/handle';
import type { PrivateDocuments } from '../documents/index';
import { createPublicImages } from '../files/publicImages';
import { openTestDatabase } from '../testing/database';
import { demoDocuments, seedDemo } from './index';

const clock = manualClock('2026-03-10T09:00:00Z');
let handle: DatabaseHandle;
let folder: string;
let documents: PrivateDocuments;
beforeAll(async () => {
  handle = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'telve-seed-'));
  documents = demoDocuments(folder, clock);
  await seedDemo(handle.longWork, { clock, images: createPublicImages(folder), documents });
}, 120_000);
afterAll(async () => {
  await handle.close();
  await rm(folder, { recursive: true });
});

const applications = () => handle.db.selectFrom('merchant_applications').selectAll().orderBy('id').execute();
const historyOf = (id: number) =>
  handle.db.selectFrom('application_history').selectAll().where('application_id', '=', id).orderBy('id').execute();

describe('the applications of the demo', () => {
  it('have every status, and the two applicants one of theirs each (STAFF-15, WIZ-01)', async () => {
    const rows = await applications();
    expect(rows).toHaveLength(14);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
    const statusOf = (email: string) => rows.find((row) => row.email === email)?.status;
    expect([statusOf('applicant@telve.example'), statusOf('applicant2@telve.example')]).toEqual([
      'PreApproved',
      'PendingApproval',
    ]);
    expect(rows.some(({ documents_wanted }) => documents_wanted)).toBe(true);
  });

  it('have a history along the allowed ways that ends at their status, nothing of it in the future (D-40)', async () => {
    for (const row of await applications()) {
      const history = await historyOf(row.id);
      expect([history[0]?.status, history[0]?.actor_id]).toEqual(['NewApplication', null]);
      expect(history.at(-1)).toMatchObject({ status: row.status, at: row.status_since });
      expect(row.created_at).toEqual(history[0]?.at);
      for (const [n, { status, at, actor_id }] of history.slice(1).entries()) {
        const actor = status === 'PendingApproval' ? 'applicant' : 'staff';
        expect(allowedChanges(actor, history[n]?.status ?? status)).toContain(status);
        expect(actor_id).not.toBeNull();
        expect(at.getTime()).toBeGreaterThan(history[n]?.at.getTime() ?? 0);
        expect(at.getTime()).toBeLessThan(clock.now().getTime());
      }
    }
  });

  it('have an account exactly from the pre-approval on (D-43)', async () => {
    for (const { id, email_folded: email } of await applications()) {
      const approved = (await historyOf(id)).some(({ status }) => status === 'PreApproved');
      const account = await handle.db
        .selectFrom('panel_users')
        .select('role')
        .where('email_folded', '=', email)
        .executeTakeFirst();
      expect(account?.role).toBe(approved ? 'AppliedMerchantUser' : undefined);
    }
  });

  it('are whole once they were handed in: fields, a known bank and five documents that can be opened (WIZ-14)', async () => {
    for (const row of await applications()) {
      const handedIn = (await historyOf(row.id)).some(({ status }) => status === 'PendingApproval');
      const stored = await handle.db
        .selectFrom('application_documents')
        .selectAll()
        .where('application_id', '=', row.id)
        .execute();
      expect([stored.length, isIban(row.iban), row.bank_name !== '']).toEqual(
        handedIn ? [5, true, true] : [0, false, false],
      );
      for (const { storage_key, preview_key, size, media_type } of stored) {
        const file = await documents.open(storage_key);
        file.body.destroy();
        expect(file.size).toBe(size);
        expect(preview_key === null).toBe(media_type === 'application/pdf');
      }
    }
  });
});
