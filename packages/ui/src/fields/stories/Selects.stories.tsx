import { includesTr } from '@telve/locale';
import { useState } from 'react';
import { Combobox } from '../combobox/Combobox';
import { MultiCombobox } from '../combobox/MultiCombobox';
import { Select } from '../Select';
import type { Option } from '../types';
import { Columns } from './Columns';

export default { title: 'Selects' };

const none = () => {};
const plans = ['Basic', 'Basic + Plus'].map((label) => ({ value: label, label }));
const cities = ['Adana', 'Ankara', 'Iğdır', 'İstanbul', 'İzmir', 'Şanlıurfa'].map((label) => ({ value: label, label }));
const companies = ['Kırık Fincan Gıda Ltd. Şti.', 'Kırık Cam Kafe Ltd. Şti.', 'Yedikırık Gıda A.Ş.'].map(
  (label, id) => ({
    value: String(id),
    label,
  }),
);

const load = async (query: string) => companies.filter((company) => includesTr(company.label, query));

export function SelectAndCombobox() {
  const [plan, setPlan] = useState('Basic');
  const [city, setCity] = useState('');
  const [company, setCompany] = useState('');
  const [many, setMany] = useState<readonly Option[]>(companies.slice(0, 1));
  return (
    <Columns>
      <Select label="Plan" options={plans} value={plan} onChange={setPlan} placeholder="Tümü" />
      <Combobox label="Şehir" options={cities} value={city} onChange={setCity} />
      <Combobox
        label="İş yeri"
        load={load}
        minQuery={2}
        note="aramak için en az 2 karakter yazın"
        value={company}
        onChange={setCompany}
      />
      <MultiCombobox label="İş yerleri" load={load} value={many} onChange={setMany} />
      <Combobox label="İlçe" options={[]} value="" onChange={none} disabled placeholder="Önce şehir seçin" />
      <Combobox label="Şehir, hatalı" options={cities} value="" onChange={none} error="Şehir alanı zorunludur." />
      <Select label="Plan, salt okunur" options={plans} value="Basic" onChange={none} readOnly />
      <Select label="Plan, pasif" options={plans} value="" onChange={none} disabled />
      <Select label="Plan, hatalı" options={plans} value="" onChange={none} error="Plan alanı zorunludur." />
    </Columns>
  );
}
