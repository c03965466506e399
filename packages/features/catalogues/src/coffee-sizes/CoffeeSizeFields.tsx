import { FormImageField, FormSwitch, FormTextField, useTexts } from '@telve/kit';
import { container, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { FormCard } from '../shared/FormCard';
import { coffeeSizeTexts } from './texts';

/** Title, both pictures and active switch (CAT-05, CAT-06, CAT-34). */
export function CoffeeSizeFields() {
  const texts = useTexts(coffeeSizeTexts);
  return (
    <FormCard>
      <FormTextField name="coffeeSize" required autoComplete="off" />
      <Pictures>
        <div>
          <FormImageField name="coffeeSizeImg" required note={texts.imageNote} ratio="1" fit="contain" />
        </div>
        <div>
          <FormImageField name="coffeeSizeImgSelected" required note={texts.selectedNote} ratio="1" fit="contain" />
        </div>
      </Pictures>
      <FormSwitch name="active" />
    </FormCard>
  );
}

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px));
  gap: ${theme.space[7]};

  /* Each picture is as narrow as its column: what belongs to it stands below and not beside it. */
  & > div { ${container} }
`;
