'use client';
import { TextArea } from '@telve/ui';
import { bindField } from '../bindField';

/** `TextArea` as a field of the surrounding EntityForm. */
export const FormTextArea = /* @__PURE__ */ bindField(TextArea);
