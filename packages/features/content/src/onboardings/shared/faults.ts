import type { FieldError } from '@telve/api';
import type { FaultMessage } from '@telve/kit';
import type { ScreenTexts } from './texts';
import type { ScreenValues } from './values';

/** An emptied place: the calls would keep the stored one. */
export const orderingFaults = ({ ordering }: ScreenValues): FieldError[] =>
  ordering === null ? [{ field: 'ordering', code: 'required' }] : [];

const orderingWords = (texts: ScreenTexts): Readonly<Record<string, string>> => ({
  min: texts.orderingNegative,
  integer: texts.orderingWhole,
  type: texts.orderingWhole,
});

const imageWords = (texts: ScreenTexts): Readonly<Record<string, string>> => ({
  file_type: texts.imageType,
  file_empty: texts.imageEmpty,
});

/**
 * Words of a screen's faults where they differ from the kit's (CONB-13, CONB-20, MONB-07, MONB-14).
 *
 * @param own words of faults of the image by their code
 */
export const screenMessage =
  (texts: ScreenTexts, own: Readonly<Record<string, string>>): FaultMessage =>
  ({ field, code }) => {
    switch (field) {
      case 'ordering':
        return orderingWords(texts)[code];
      case 'link':
        return code === 'max_length' ? undefined : texts.linkWrong;
      case 'img':
        return own[code] ?? imageWords(texts)[code] ?? texts.imageContent;
      default:
        return undefined;
    }
  };
