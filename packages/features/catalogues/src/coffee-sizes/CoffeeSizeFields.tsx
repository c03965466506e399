import { FormImageField, FormSwitch, FormTextField, useTexts } from '@telve/kit';
import { FormCard } from '../shared/FormCard';
import { coffeeSizeTexts } from './texts';

/** Title, both pictures and active switch (CAT-05, CAT-06, CAT-34). */
export function CoffeeSizeFields() {
  const texts = useTexts(coffeeSizeTexts);
  return (
    <FormCard>
      <FormTextField name="coffeeSize" required autoComplete="off" />
      <FormImageField name="coffeeSizeImg" required note={texts.imageNote} ratio="1" fit="contain" />
      <FormImageField name="coffeeSizeImgSelected" required note={texts.selectedNote} ratio="1" fit="contain" />
      <FormSwitch name="active" />
    </FormCard>
  );
}
