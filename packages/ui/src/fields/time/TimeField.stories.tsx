import { useState } from 'react';
import { Columns } from '../stories/Columns';
import { TimeField } from './TimeField';

export default { title: 'Time field' };

const none = () => {};

export function Times() {
  const [opens, setOpens] = useState('08:00');
  const [closes, setCloses] = useState('02:00');
  return (
    <Columns>
      <TimeField label="Açılış" value={opens} onChange={setOpens} hint="Yazın ya da listeden seçin." />
      <TimeField
        label="Kapanış"
        value={closes}
        onChange={setCloses}
        allowEndOfDay
        describe={(time) => (time < opens ? 'ertesi gün' : undefined)}
      />
      <TimeField label="Boş" value="" onChange={none} />
      <TimeField label="Hatalı" value="25:70" onChange={none} error="SS:DD biçiminde bir saat yazın." />
      <TimeField label="Pasif" value="09:30" onChange={none} disabled />
      <TimeField label="Salt okunur" value="24:00" allowEndOfDay onChange={none} readOnly />
      <TimeField label="Küçük" hideLabel size="sm" value={opens} onChange={setOpens} />
    </Columns>
  );
}
