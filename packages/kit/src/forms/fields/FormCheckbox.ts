'use client';
import { Checkbox } from '@telve/ui';
import { bindField } from '../bindField';

/** `Checkbox` as a field of the surrounding EntityForm. */
export const FormCheckbox = /* @__PURE__ */ bindField(Checkbox);
