import type { FieldError } from '@telve/api';
import type { PublicApplicationTexts } from '../texts';
import type { PublicName } from './values';

type Message = (fault: FieldError, name: PublicName) => string;
type Labels = Readonly<Record<PublicName, string>>;

const wrong = (texts: PublicApplicationTexts): Readonly<Record<string, string>> => ({
  'storeName min_length': texts.storeNameWrong,
  'authorizedPerson person_name': texts.nameWrong,
  'phoneNumber phone': texts.phoneWrong,
  'email email': texts.emailWrong,
  'address min_length': texts.addressWrong,
});

/** Words of a fault in the simple form (APP-42, APP-44, D-23). */
export const simpleMessage =
  (texts: PublicApplicationTexts, labels: Labels): Message =>
  ({ code, params }, name) => {
    if (code === 'required') return texts.required(labels[name]);
    if (code === 'max_length') return texts.maxLength(Number(params?.max));
    return wrong(texts)[`${name} ${code}`] ?? texts.fieldWrong(labels[name]);
  };

/** Words of a fault in the application of the sign-in page (APP-03 to APP-14): a name that is too long is a wrong one (APP-05). */
export const applyMessage =
  (texts: PublicApplicationTexts, labels: Labels): Message =>
  (fault, name) =>
    name === 'authorizedPerson' && fault.code === 'max_length'
      ? texts.nameWrong
      : simpleMessage(texts, labels)(fault, name);
