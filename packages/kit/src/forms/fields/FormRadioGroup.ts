'use client';
import { RadioGroup } from '@telve/ui';
import { bindField } from '../bindField';

/** `RadioGroup` as a field of the surrounding EntityForm. */
export const FormRadioGroup = /* @__PURE__ */ bindField(RadioGroup);
