'use client';
import { IbanField } from '@telve/ui';
import { bindField } from '../bindField';

/** `IbanField` as a field of the surrounding EntityForm. */
export const FormIbanField = /* @__PURE__ */ bindField(IbanField);
