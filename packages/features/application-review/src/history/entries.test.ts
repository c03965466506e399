import { applicationTexts } from '@telve/application-fields';
import { describe, expect, it } from 'vitest';
import { applicationReviewTexts } from '../texts';
import { historyEntries } from './entries';

const entries = (application: Parameters<typeof historyEntries>[2], today = '2026-11-27') =>
  historyEntries(applicationReviewTexts.defaults, applicationTexts.defaults.statuses, application, today);

const received = { status: 'NewApplication', at: '2026-11-21T07:24:00Z', by: null } as const;
const rejected = { status: 'Rejected', at: '2026-11-23T06:12:00Z', by: 'Nehir Saraçgil' } as const;

describe('the history of an application (STAFF-12)', () => {
  it('says what happened and by whom, where it stands since when, and how it would end', () => {
    expect(entries({ status: 'NewApplication', history: [received] })).toEqual([
      { id: '0-NewApplication', title: 'Başvuru alındı', note: '21.11.2026 10:24', state: 'done' },
      { id: 'now', title: 'Yeni başvuru', note: '6 gündür bekliyor', state: 'current' },
      { id: 'end', title: 'Tamamlandı', state: 'todo' },
    ]);
  });

  it('counts days in Istanbul: before its midnight nothing has waited for a day', () => {
    const late = { ...received, at: '2026-11-27T20:59:00Z' };
    expect(entries({ status: 'NewApplication', history: [late] })[1]?.note).toBe('Bugünden beri bekliyor');
    expect(entries({ status: 'NewApplication', history: [late] }, '2026-11-28')[1]?.note).toBe('1 gündür bekliyor');
  });

  it('ends where the application ended', () => {
    const all = entries({ status: 'Rejected', history: [received, rejected] });
    expect(all.map(({ title, state }) => [title, state])).toEqual([
      ['Başvuru alındı', 'done'],
      ['Reddedildi', 'failed'],
    ]);
    expect(all[1]?.note).toBe('23.11.2026 09:12 · Nehir Saraçgil');
  });

  it('says that documents were sent back', () => {
    const handedIn = { ...received, status: 'PendingApproval' } as const;
    const all = entries({ status: 'PendingApproval', history: [received, handedIn], documentsWanted: true });
    expect(all[2]).toMatchObject({ title: 'Belge yeniden istendi', state: 'warning' });
  });

  it('is empty on a back end that tells none', () => {
    expect(entries({ status: 'PendingApproval' })).toEqual([]);
  });
});
