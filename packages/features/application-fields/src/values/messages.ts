import type { FieldError } from '@telve/api';
import type { FaultMessage, TextSet } from '@telve/kit';
import type { applicationTexts } from '../texts';

type Texts = typeof applicationTexts extends TextSet<infer T> ? T : never;

const mails = new Set(['companyMail', 'authorizedPersonMail', 'email']);

/** Words of the specification for the faults of an application's fields (WIZ-46 to WIZ-58). */
export const applicationMessage =
  (texts: Texts): FaultMessage =>
  ({ field, code }: FieldError) => {
    switch (code) {
      case 'required':
        if (mails.has(field)) return texts.mailRequired;
        return field.startsWith('files.') || field in texts.documents ? texts.fileRequired : undefined;
      case 'email':
        return texts.mailWrong;
      case 'person_name':
        return texts.nameWrong;
      case 'max_length':
        return field === 'ownerName' || field === 'authorizedPerson' ? texts.nameWrong : undefined;
      case 'phone':
        return texts.phoneWrong;
      case 'iban':
        return texts.ibanWrong;
      case 'tax_number_length':
        return texts.taxNumberLength;
      default:
        return fileMessage(texts, code);
    }
  };

/** Words of a file's fault; undefined for another code. */
export const fileMessage = (texts: Texts, code: string): string | undefined => {
  const words: Record<string, string> = {
    file_type: texts.fileType,
    file_size: texts.fileTooBig,
    file_empty: texts.fileEmpty,
    file_content: texts.fileContent,
    file_active: texts.fileActive,
    file_locked: texts.fileLocked,
    file_infected: texts.fileInfected,
    file_heic: texts.fileHeic,
    file_unreadable: texts.fileUnreadable,
  };
  return words[code];
};
