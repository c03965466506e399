import { Button, Combobox, DateField, PhoneField, Switch, UiRoot } from '../index';

const none = () => {};

/** One of each kind of control, for tests of where they are rendered. */
export const SamplePage = () => (
  <UiRoot theme="dark">
    <Button>Kaydet</Button>
    <PhoneField label="Telefon" value="5321234567" onChange={none} />
    <DateField label="Tarih" value="2026-11-27" onChange={none} />
    <Combobox label="Şehir" options={[]} value="" onChange={none} />
    <Switch label="Aktif" checked onChange={none} />
  </UiRoot>
);
