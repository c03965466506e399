import type { ApiError } from '@telve/api';
import type { ErrorTexts, FaultMessage, InformOptions } from '@telve/kit';
import type { BannerTexts } from '../texts';

const imageWords = (texts: BannerTexts): Readonly<Record<string, string>> => ({
  required: texts.imageRequired,
  file_type: texts.imageType,
  file_size: texts.imageTooBig,
  file_empty: texts.imageEmpty,
});

const orderWords = (texts: BannerTexts): Readonly<Record<string, string>> => ({
  ordering_cannot_be_same: texts.orderTaken,
  cannot_be_negative: texts.orderNegative,
});

/** Words of a banner's faults where they differ from the kit's (BAN-67 to BAN-70, BAN-80, BAN-85 to BAN-87). */
export const bannerMessage =
  (texts: BannerTexts): FaultMessage =>
  ({ field, code }) => {
    switch (field) {
      case 'img':
      case 'imgEn':
        return imageWords(texts)[code] ?? texts.imageContent;
      case 'link':
        return code === 'max_length' ? undefined : texts.linkWrong;
      case 'linkText':
        return code === 'link_with_parts' ? texts.linkTextMissing : undefined;
      case 'endDate':
        return code === 'check_end_date' ? texts.endDatePast : undefined;
      case 'order':
        return orderWords(texts)[code];
      default:
        return undefined;
    }
  };

/** What is told in a dialog of a refusal that no field shows: the server's words, where it has some (BAN-79, BAN-81). */
export const refusalDialog =
  (title: string) =>
  ({ message }: ApiError, text: string): InformOptions => ({ title, text: message || text });

/** Words of the codes that a refusal may carry without naming a field, and where they stand then. */
export const codeTexts = (texts: BannerTexts): ErrorTexts => ({
  ...orderWords(texts),
  check_end_date: texts.endDatePast,
});
export const codeFields = {
  ordering_cannot_be_same: 'order',
  cannot_be_negative: 'order',
  check_end_date: 'endDate',
} as const;
