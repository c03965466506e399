import { useState } from 'react';
import { Columns } from '../stories/Columns';
import { CodeField } from './CodeField';

export default { title: 'Code' };

const none = () => {};

export function Codes() {
  const [code, setCode] = useState('0071');
  return (
    <Columns>
      <CodeField
        label="Doğrulama kodu"
        hint="Kodu yapıştırabilirsiniz. E-posta gelmediyse gereksiz klasörünü kontrol edin."
        value={code}
        onChange={setCode}
      />
      <CodeField label="Hatalı kod" error="Lütfen kodu kontrol edip yeniden deneyin." value="407152" onChange={none} />
      <CodeField label="Süresi dolmuş kod" value="407" onChange={none} disabled />
    </Columns>
  );
}
