import type { FaultMessage } from '@telve/kit';
import type { MerchantCampaignTexts } from '../texts';

const imageWords = (texts: MerchantCampaignTexts): Readonly<Record<string, string>> => ({
  required: texts.imageRequired,
  file_type: texts.imageType,
  file_size: texts.imageTooBig,
  file_empty: texts.imageEmpty,
  file_content: texts.imageContent,
});

/** Words of a campaign's faults where they differ from the kit's (MCAMP-23 to MCAMP-27, MCAMP-34, MCAMP-35). */
export const merchantCampaignMessage =
  (texts: MerchantCampaignTexts): FaultMessage =>
  ({ field, code }) => {
    switch (field) {
      case 'img':
        return imageWords(texts)[code] ?? texts.imageContent;
      case 'link':
        return code === 'max_length' ? undefined : texts.linkWrong;
      case 'linkText':
        return code === 'link_with_parts' ? texts.linkTextRequired : undefined;
      case 'endDate':
        return code === 'check_end_date' ? texts.endDateWrong : undefined;
      case 'sortOrder':
        return code === 'max' ? undefined : texts.sortOrderWrong;
      default:
        return undefined;
    }
  };
