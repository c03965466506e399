import { useTexts } from '@telve/kit';
import { EmailField, PhoneField, TextArea, TextField } from '@telve/ui';
import { publicApplicationTexts } from '../texts';
import type { PublicForm } from './usePublicForm';

export interface PublicFieldsProps {
  form: PublicForm;
  /** What is being sent is not changed meanwhile: the code goes to the e-mail of the press. */
  readOnly?: boolean;
}

/** The five fields of the application (APP-02). */
export const PublicFields = ({ form, readOnly = false }: PublicFieldsProps) => {
  const texts = useTexts(publicApplicationTexts);
  return (
    <>
      <TextField {...form.field('storeName')} required readOnly={readOnly} autoComplete="organization" />
      <TextField {...form.field('authorizedPerson')} required readOnly={readOnly} autoComplete="name" />
      <PhoneField {...form.field('phoneNumber')} required readOnly={readOnly} />
      <EmailField {...form.field('email')} required readOnly={readOnly} blockSpaces hint={texts.emailHint} />
      <TextArea
        {...form.field('address')}
        required
        readOnly={readOnly}
        rows={2}
        autoComplete="street-address"
        placeholder={texts.addressExample}
      />
    </>
  );
};
