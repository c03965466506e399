'use client';
import { TextField } from '@telve/ui';
import { bindField } from '../bindField';

/** `TextField` as a field of the surrounding EntityForm. */
export const FormTextField = /* @__PURE__ */ bindField(TextField);
