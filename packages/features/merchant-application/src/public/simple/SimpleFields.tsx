import { useTexts } from '@telve/kit';
import { containerBelow, EmailField, MaskedField, TextArea, TextField, theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { PublicForm } from '../form/usePublicForm';
import { publicApplicationTexts } from '../texts';
import { simplePhoneMask } from './phoneMask';

/** Characters of an address that are taken (APP-42). */
const addressMax = 255;

/** The five fields of the simple form (APP-41). */
export const SimpleFields = ({ form }: { form: PublicForm }) => {
  const texts = useTexts(publicApplicationTexts);
  return (
    <Grid>
      <TextField {...form.field('storeName')} className="wide" required autoComplete="organization" />
      <TextField {...form.field('authorizedPerson')} className="wide" required autoComplete="name" />
      <MaskedField
        {...form.field('phoneNumber')}
        mask={simplePhoneMask}
        type="tel"
        inputMode="tel"
        required
        autoComplete="tel"
      />
      <EmailField {...form.field('email')} required blockSpaces />
      <TextArea
        {...form.field('address')}
        className="wide"
        required
        counter={addressMax}
        autoComplete="street-address"
        placeholder={texts.addressExample}
      />
    </Grid>
  );
};

const { space } = theme;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[7]} ${space[6]};

  & > .wide { grid-column: 1 / -1; }
  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr);
    & > .wide { grid-column: auto; }
  }
`;
