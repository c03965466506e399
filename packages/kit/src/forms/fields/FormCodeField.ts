'use client';
import { CodeField } from '@telve/ui';
import { bindField } from '../bindField';

/** `CodeField` as a field of the surrounding EntityForm. */
export const FormCodeField = /* @__PURE__ */ bindField(CodeField);
