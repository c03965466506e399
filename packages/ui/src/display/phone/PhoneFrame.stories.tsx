import { PhoneFrame } from './PhoneFrame';

export default { title: 'PhoneFrame' };

export const Preview = () => (
  <PhoneFrame label="Telefon önizlemesi">
    <p>İlk ay 100 ₺ indirim</p>
  </PhoneFrame>
);
