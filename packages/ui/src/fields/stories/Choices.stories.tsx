import { useState } from 'react';
import { Checkbox } from '../Checkbox';
import { RadioGroup } from '../RadioGroup';
import { SegmentedControl } from '../SegmentedControl';
import { Switch } from '../Switch';
import { Columns, Stack } from './Columns';

export default { title: 'Choices' };

const none = () => {};
const states = [
  { value: 'all', label: 'Tümü' },
  { value: 'active', label: 'Aktif' },
  { value: 'passive', label: 'Pasif' },
];
const plans = [
  { value: 'plus', label: 'Basic + Plus Paket Anlaşması', description: 'Tüm kahve çeşitleri' },
  { value: 'basic', label: 'Basic Paket Anlaşması', description: 'Filtre kahve ve cold brew' },
];

export function CheckRadioSwitch() {
  const [checked, setChecked] = useState(true);
  const [on, setOn] = useState(true);
  const [state, setState] = useState('all');
  const [plan, setPlan] = useState('plus');
  return (
    <Columns>
      <Stack>
        <Checkbox label="Boş" value={false} onChange={none} />
        <Checkbox label="Seçili" value={checked} onChange={setChecked} />
        <Checkbox label="Kısmi" value={false} indeterminate onChange={none} />
        <Checkbox label="Hatalı" value={false} onChange={none} error="Aydınlatma metnini onaylayın." />
        <Checkbox label="Pasif" value={false} disabled onChange={none} />
        <Checkbox label="Pasif, seçili" value disabled onChange={none} />
      </Stack>
      <Stack>
        <RadioGroup label="Durum" options={states} value={state} onChange={setState} />
        <RadioGroup label="Paket" look="cards" options={plans} value={plan} onChange={setPlan} />
      </Stack>
      <Stack>
        <Switch label="Aktif" checked={on} onChange={setOn} hint="Kapatınca listeden kalkar." />
        <Switch label="Kapalı" checked={false} onChange={none} />
        <Switch label="Kaydediliyor (açık)" checked busy onChange={none} />
        <Switch label="Kaydediliyor (kapalı)" checked={false} busy onChange={none} />
        <Switch label="Pasif, açık" checked disabled onChange={none} />
        <Switch label="Gerekçeli" checked={false} disabledReason="Önce iş yeri seçin." onChange={none} />
      </Stack>
      <SegmentedControl label="Durum" options={states} value={state} onChange={setState} />
      <SegmentedControl label="Dönem" size="sm" options={states} value={state} onChange={setState} />
      <SegmentedControl label="Tam genişlik" full options={states} value={state} onChange={setState} disabled />
    </Columns>
  );
}
