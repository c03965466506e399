'use client';
import { DateField } from '@telve/ui';
import { bindField } from '../bindField';

/** `DateField` as a field of the surrounding EntityForm. */
export const FormDateField = /* @__PURE__ */ bindField(DateField);
