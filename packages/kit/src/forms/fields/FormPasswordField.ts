'use client';
import { PasswordField } from '@telve/ui';
import { bindField } from '../bindField';

/** `PasswordField` as a field of the surrounding EntityForm. */
export const FormPasswordField = /* @__PURE__ */ bindField(PasswordField);
