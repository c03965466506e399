import { useState } from 'react';
import { Columns } from '../stories/Columns';
import { ImageField } from './ImageField';
import { ImageListField } from './ImageListField';

export default { title: 'Image fields' };

const none = () => {};
const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="${colour}"/><circle cx="20" cy="15" r="9" fill="white"/></svg>`)}`;
const pictures = [drawing('#0f7285'), drawing('#b4772a'), drawing('#4b3a2f')];
const read = (file: File) => Promise.resolve(URL.createObjectURL(file));
const never = () => new Promise<string>(none);

export function One() {
  const [value, setValue] = useState(pictures[0] ?? '');
  return (
    <Columns>
      <ImageField
        label="Harita görseli"
        value={value}
        onChange={setValue}
        prepare={read}
        note="Mağaza sayfasındaki küçük harita. JPG veya PNG."
      />
      <ImageField label="Boş" value="" onChange={none} prepare={read} />
      <ImageField label="Eksik" value="" onChange={none} prepare={read} required error="Görsel gereklidir." />
      <ImageField label="Gösterilemeyen" value="data:image/png;base64,AAAA" onChange={none} prepare={never} />
      <ImageField label="Salt okunur" value={pictures[1] ?? ''} onChange={none} prepare={read} readOnly />
      <ImageField label="Salt okunur, boş" value="" onChange={none} prepare={read} readOnly />
      <ImageField label="Pasif" value="" onChange={none} prepare={read} disabled />
    </Columns>
  );
}

export function Several() {
  const [value, setValue] = useState<readonly string[]>(pictures);
  return (
    <>
      <ImageListField label="Görseller" value={value} onChange={setValue} prepare={read} max={5} />
      <ImageListField label="Dolu" value={pictures} onChange={none} prepare={read} max={3} />
      <ImageListField
        label="Boş"
        value={[]}
        onChange={none}
        prepare={read}
        required
        error="En az bir görsel ekleyin."
      />
      <ImageListField label="Salt okunur" value={pictures.slice(1)} onChange={none} prepare={read} readOnly />
    </>
  );
}
