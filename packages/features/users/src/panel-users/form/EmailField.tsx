import { bindField } from '@telve/kit';
import { TextField, type TextFieldProps } from '@telve/ui';
import { tidyEmail } from './tidyEmail';

/**
 * An e-mail address; what cannot be part of one is taken out as it comes in. No `type="email"`: browsers change such a value
 * themselves, also into look-alike Punycode.
 */
function EmailField({ onChange, ...props }: TextFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
      onChange={(text) => onChange(tidyEmail(text))}
    />
  );
}

/** `EmailField` as a field of the surrounding EntityForm. */
export const FormEmailField = /* @__PURE__ */ bindField(EmailField);
