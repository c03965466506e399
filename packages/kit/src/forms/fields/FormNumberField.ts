'use client';
import { NumberField } from '@telve/ui';
import { bindField } from '../bindField';

/** `NumberField` as a field of the surrounding EntityForm. */
export const FormNumberField = /* @__PURE__ */ bindField(NumberField);
