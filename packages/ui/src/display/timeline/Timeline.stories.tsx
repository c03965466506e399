import { Card } from '../card/Card';
import { Timeline, type TimelineEntry } from './Timeline';

export default { title: 'Timeline' };

const entries: TimelineEntry[] = [
  { id: '1', title: 'Başvuru alındı', note: '21.11.2026 10:24 · Elif Tandoğmuş', state: 'done' },
  { id: '2', title: 'Ön onay verildi', note: '23.11.2026 09:12 · Nehir Saraçgil', state: 'done' },
  { id: '3', title: 'Belge geri gönderildi', note: '25.11.2026 16:05 · Nehir Saraçgil', state: 'warning' },
  { id: '4', title: 'Onay bekliyor', note: '1 gündür bekliyor', state: 'current' },
  { id: '5', title: 'Tamamlandı', note: 'Mağaza açılışına hazır', state: 'todo' },
];

export const StatusHistory = () => (
  <Card title="Durum geçmişi">
    <Timeline label="Durum geçmişi" entries={entries} />
  </Card>
);

export const Rejected = () => (
  <Timeline
    label="Reddedilen başvuru"
    entries={[...entries.slice(0, 1), { id: '9', title: 'Reddedildi', note: '22.11.2026 11:30', state: 'failed' }]}
  />
);
