import { isPersonName } from '@telve/locale';
import type { publicApplicationEntries } from '../contract/applications';
import { contractTypes, otpLength } from '../contract/applications/values';
import { isPhone } from './application-fields';
import { rulesFor } from './rules';
import { email, fault, flag, id, input, oneOf, out, requiredText, text } from './schemas';

const preApplication = () => ({
  storeName: requiredText().min(2, fault('min_length', { min: 2 })),
  authorizedPerson: requiredText().test(
    'person_name',
    fault('person_name'),
    (value) => value == null || value.trim() === '' || isPersonName(value),
  ),
  phoneNumber: requiredText().test(
    'phone',
    fault('phone'),
    (value) => value == null || value.trim() === '' || isPhone(value),
  ),
  email: email(),
  address: requiredText().min(5, fault('min_length', { min: 5 })),
});

/** The simple form's rules are wider (APP-42 to APP-44). */
const simpleApplication = () => ({
  ...preApplication(),
  storeName: requiredText(),
  authorizedPerson: requiredText(),
  address: requiredText(),
});

const honeypot = () => ({ website: text() });

const otp = () =>
  requiredText(64).test(
    'otp',
    fault('otp'),
    (value) => value == null || value.trim() === '' || new RegExp(`^\\d{${otpLength}}$`).test(value),
  );

export const publicApplicationRules = rulesFor<typeof publicApplicationEntries>()({
  checkByEmail: { input: input({ email: email() }), payload: out.flag() },
  sendOtp: {
    input: input({ email: email(), authorizedPerson: requiredText() }),
    payload: out.record({ expiresIn: out.integer() }),
  },
  confirmOtp: {
    input: input({
      email: email(),
      code: otp(),
      etkContract: flag().required(fault('required')).oneOf([true], fault('consent')),
      contractVersion: id(),
    }),
    payload: out.flag(),
  },
  create: { input: input({ ...preApplication(), ...honeypot() }), payload: out.flag() },
  createSimple: { input: input({ ...simpleApplication(), ...honeypot() }), payload: out.flag() },
  contractContent: {
    input: input({ ContractType: oneOf(contractTypes) }),
    payload: out.record({ title: out.text(), version: out.integer(), content: out.text() }),
  },
});
