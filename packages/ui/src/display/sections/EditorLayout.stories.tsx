import { useState } from 'react';
import { TimeField } from '../../fields/time/TimeField';
import { Card } from '../card/Card';
import { DayBar, DayScale } from '../day-bar/DayBar';
import { TurkeyMap } from '../map/TurkeyMap';
import { Page } from '../shell/Page';
import { EditorLayout } from './EditorLayout';

export default { title: 'Editor' };

const sections = [
  { id: 'genel', title: 'Genel bilgiler' },
  { id: 'durum', title: 'Durum', changed: true },
  { id: 'konum', title: 'Konum' },
  { id: 'saatler', title: 'Çalışma saatleri', changed: true, faulty: true },
];

export function Editor() {
  const [time, setTime] = useState('17:30');
  return (
    <Page width="editor">
      <EditorLayout sections={sections}>
        <Card id="genel" title="Genel bilgiler">
          <TimeField label="Saat" value={time} onChange={setTime} />
        </Card>
        <Card id="durum" title="Durum" description="Değişiklikler kaydettiğinizde üye uygulamasına yansır.">
          <p>Mağaza aktif</p>
        </Card>
        <Card id="konum" title="Konum">
          <TurkeyMap latitude={40.98512} longitude={29.02547} place="Kadıköy, İstanbul" />
        </Card>
        <Card id="saatler" title="Çalışma saatleri">
          <DayScale />
          <DayBar
            label="Cumartesi 09:30–24:00, gece 02:00'ye kadar cumadan"
            segments={[
              { start: 0, end: 120, spill: true },
              { start: 570, end: 1_440 },
            ]}
          />
        </Card>
      </EditorLayout>
    </Page>
  );
}

export const Maps = () => (
  <>
    <TurkeyMap latitude={null} longitude={null} />
    <TurkeyMap latitude={52.52} longitude={13.4} />
  </>
);
