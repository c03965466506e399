'use client';
import { PhoneField } from '@telve/ui';
import { bindField } from '../bindField';

/** `PhoneField` as a field of the surrounding EntityForm. */
export const FormPhoneField = /* @__PURE__ */ bindField(PhoneField);
