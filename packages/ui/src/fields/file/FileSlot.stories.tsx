import { useState } from 'react';
import { Columns } from '../stories/Columns';
import { FileSlot } from './FileSlot';

export default { title: 'File slot' };

const none = () => {};
const rule = 'JPG, PNG veya PDF, en çok 10 MB';
const accept = '.jpg,.jpeg,.png,.pdf';
const file = (name: string, size: number, type: string) => new File([new Uint8Array(size)], name, { type });
const pdf = file('vergi-levhasi-2026.pdf', 1_200_000, 'application/pdf');
const jpg = file('faaliyet-belgesi.jpg', 3_800_000, 'image/jpeg');
const long = file(`imza-sirkuleri-${'taranmis-'.repeat(8)}2026.pdf`, 900_000, 'application/pdf');

export function Slots() {
  const [value, setValue] = useState<File | null>(null);
  return (
    <Columns>
      <FileSlot label="Ticaret sicil kaydı" accept={accept} rule={rule} value={value} onChange={setValue} />
      <FileSlot label="Vergi levhası" value={pdf} onChange={none} />
      <FileSlot label="Faaliyet belgesi" phase="sending" progress={0.63} onCancel={none} value={jpg} onChange={none} />
      <FileSlot label="İmza sirküleri" error="Maksimum dosya boyutunu aştınız (10MB)." value={long} onChange={none} />
      <FileSlot label="Eksik" rule={rule} error="Dosya gereklidir." value={null} onChange={none} />
      <FileSlot label="Denetlenen" phase="checking" value={jpg} onChange={none} />
    </Columns>
  );
}

const sent = { name: 'imza-sirkuleri.pdf', href: '#imza', note: 'Gönderdiğiniz dosya · 26.11.2026' };

export const Stored = () => (
  <Columns>
    <FileSlot label="Sözleşme" stored={{ ...sent, size: 4_600_000 }} value={null} onChange={none} />
    <FileSlot label="İmza sirküleri" stored={sent} wanted rule={rule} value={null} onChange={none} />
    <FileSlot label="Salt okunur belge" stored={sent} readOnly value={null} onChange={none} />
    <FileSlot label="Pasif" rule={rule} disabled value={null} onChange={none} />
    <FileSlot label="Gönderilemeyen" error="Bağlantı koptu." onRetry={none} stored={sent} value={pdf} onChange={none} />
  </Columns>
);

export const Tall = () => (
  <Columns>
    <FileSlot label="Yüklenecek dosya" tall rule={rule} value={null} onChange={none} />
    <FileSlot label="Eksik" tall rule={rule} error="Dosya gereklidir." value={null} onChange={none} />
  </Columns>
);
