'use client';
import { Combobox } from '@telve/ui';
import { bindField } from '../bindField';

/** `Combobox` as a field of the surrounding EntityForm. */
export const FormCombobox = /* @__PURE__ */ bindField(Combobox);
