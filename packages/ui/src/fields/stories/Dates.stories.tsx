import { addDays, startOfMonth, today } from '@telve/locale';
import { useState } from 'react';
import { DateField } from '../date/DateField';
import { DateRangeField } from '../date/DateRangeField';
import { Columns } from './Columns';

export default { title: 'Dates' };

const none = () => {};

export function Dates() {
  const now = today();
  const [day, setDay] = useState('2027-01-31');
  const [range, setRange] = useState({ start: addDays(now, -18), end: now });
  const presets = [
    { label: 'Bugün', start: now, end: now },
    { label: 'Son 7 gün', start: addDays(now, -6), end: now },
    { label: 'Bu ay', start: startOfMonth(now), end: now },
  ];
  return (
    <Columns>
      <DateField label="Bitiş tarihi" value={day} onChange={setDay} min={now} note="Geçmiş günler seçilemez." />
      <DateRangeField label="Tarih aralığı" value={range} onChange={setRange} max={now} presets={presets} />
      <DateField label="Hatalı" value="31.02.2026" onChange={none} error="Geçerli bir tarih girin." />
      <DateField label="Pasif" value="" onChange={none} disabled placeholder="Önce başlangıç seçin" />
      <DateField label="Salt okunur" value="2026-11-09" onChange={none} readOnly />
    </Columns>
  );
}
