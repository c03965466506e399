import { useTexts } from '@telve/kit';
import { EmailField, PhoneField, TextArea, TextField } from '@telve/ui';
import { publicApplicationTexts } from '../texts';
import type { PublicForm } from './usePublicForm';

export interface PublicFieldsProps {
  form: PublicForm;
}

/** The five fields of the application (APP-02). */
export const PublicFields = ({ form }: PublicFieldsProps) => {
  const texts = useTexts(publicApplicationTexts);
  return (
    <>
      <TextField {...form.field('storeName')} required autoComplete="organization" />
      <TextField {...form.field('authorizedPerson')} required autoComplete="name" />
      <PhoneField {...form.field('phoneNumber')} required />
      <EmailField {...form.field('email')} required blockSpaces hint={texts.emailHint} />
      <TextArea
        {...form.field('address')}
        required
        rows={2}
        autoComplete="street-address"
        placeholder={texts.addressExample}
      />
    </>
  );
};
