import { useState } from 'react';
import { Columns } from '../stories/Columns';
import { CheckboxGroup } from './CheckboxGroup';

export default { title: 'Checkbox group' };

const sizes = [
  { value: 'Small', label: 'Küçük', description: '8 oz, 240 ml' },
  { value: 'Medium', label: 'Orta', description: '12 oz, 350 ml' },
  { value: 'Large', label: 'Büyük', description: '16 oz, 470 ml', disabled: true },
];

const none = () => {};

export function CheckboxGroups() {
  const [chosen, setChosen] = useState<readonly string[]>(['Medium']);
  return (
    <Columns>
      <CheckboxGroup label="Bardak boyları" options={sizes} value={chosen} onChange={setChosen} />
      <CheckboxGroup
        label="Boylar"
        look="list"
        options={sizes}
        value={chosen}
        onChange={setChosen}
        hint="En az biri."
      />
      <CheckboxGroup label="Eksik" options={sizes} value={[]} onChange={none} error="En az bir boy seçin." />
    </Columns>
  );
}
