import { FormEmailField, FormPhoneField, FormTextField } from '@telve/kit';
import { Fields } from './layout';

/** The person who is called and who signs (WIZ-09, WIZ-32 to WIZ-35). */
export const PersonSection = () => (
  <Fields>
    <FormTextField name="authorizedPerson" required autoComplete="name" />
    <FormTextField name="authorizedPersonTitle" required autoComplete="organization-title" />
    <FormEmailField name="authorizedPersonMail" required blockSpaces autoComplete="email" />
    <FormPhoneField name="phoneNumber" />
  </Fields>
);
