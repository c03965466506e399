'use client';
import { Switch } from '@telve/ui';
import { bindChecked } from '../bindField';

/** `Switch` as a field of the surrounding EntityForm. */
export const FormSwitch = /* @__PURE__ */ bindChecked(Switch);
