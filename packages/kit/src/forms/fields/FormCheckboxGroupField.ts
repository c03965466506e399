'use client';
import { CheckboxGroup } from '@telve/ui';
import { bindField } from '../bindField';

/** `CheckboxGroup` as a field of the surrounding EntityForm. */
export const FormCheckboxGroupField = /* @__PURE__ */ bindField(CheckboxGroup);
