'use client';
import { TimeField } from '@telve/ui';
import { bindField } from '../bindField';

/** `TimeField` as a field of the surrounding EntityForm. */
export const FormTimeField = /* @__PURE__ */ bindField(TimeField);
