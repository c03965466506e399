import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { IbanField } from '../masked/IbanField';
import { PhoneField } from '../masked/PhoneField';
import { NumberField } from '../number/NumberField';
import { PasswordField } from '../PasswordField';
import { SearchField } from '../SearchField';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { Columns } from './Columns';

export default { title: 'Text fields' };

const none = () => {};

export function States() {
  const [name, setName] = useState('Kırık Fincan Moda');
  const [empty, setEmpty] = useState('');
  return (
    <Columns>
      <TextField
        label="Metin alanı"
        placeholder="Yer tutucu"
        hint="Yardım metni burada durur."
        value={empty}
        onChange={setEmpty}
      />
      <TextField label="Dolu" counter={255} value={name} onChange={setName} required />
      <TextField label="İsteğe bağlı" optional placeholder="https://" value="" onChange={none} />
      <TextField label="Hatalı" value="K" onChange={none} error="Mağaza adı hatalı!" />
      <TextField label="Pasif" value="Basic" onChange={none} disabled />
      <TextField label="Salt okunur" value="KF-0142" onChange={none} readOnly hint="Sistem tarafından verilir." />
      <TextField
        label="Banka"
        value="Örnek Katılım Bankası"
        onChange={none}
        readOnly
        hint="IBAN’dan bulundu."
        suffix={<CircleCheck aria-hidden />}
      />
      <TextArea label="Çok satırlı" counter={2000} placeholder="Açıklama yazın" value={empty} onChange={setEmpty} />
      <TextArea label="Çok satırlı, hatalı" value="" onChange={none} error="Açıklama alanı zorunludur." />
    </Columns>
  );
}

export function Special() {
  const [password, setPassword] = useState('12345678');
  const [phone, setPhone] = useState('532418');
  const [company, setCompany] = useState('');
  const [iban, setIban] = useState('TR3300061005');
  const [amount, setAmount] = useState<number | null>(1234.5);
  const [query, setQuery] = useState('kırık');
  return (
    <Columns>
      <PasswordField label="Şifre" value={password} onChange={setPassword} />
      <NumberField label="Tutar" decimals={2} minDecimals={2} min={0} suffix="₺" value={amount} onChange={setAmount} />
      <IbanField label="IBAN" value={iban} onChange={setIban} hint="26 karakter tamamlanınca banka bulunur." />
      <PhoneField label="Telefon" hint="(+90) 5xx xxx xx xx" value={phone} onChange={setPhone} />
      <PhoneField label="Yönetici telefonu" format="national" value={company} onChange={setCompany} />
      <SearchField label="Ara" placeholder="Ara" value={query} onChange={setQuery} />
    </Columns>
  );
}
