'use client';
import { Select } from '@telve/ui';
import { bindField } from '../bindField';

/** `Select` as a field of the surrounding EntityForm. */
export const FormSelect = /* @__PURE__ */ bindField(Select);
