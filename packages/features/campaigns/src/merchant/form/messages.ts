import type { FaultMessage } from '@telve/kit';
import { pictureMessage } from '../../shared/pictureMessage';
import type { CampaignWords } from '../../words/texts';
import type { MerchantCampaignTexts } from '../texts';

/** Words of a campaign's faults where they differ from the kit's (MCAMP-23 to MCAMP-27, MCAMP-34, MCAMP-35). */
export const merchantCampaignMessage =
  (texts: MerchantCampaignTexts, words: CampaignWords): FaultMessage =>
  (fault, label) => {
    const { field, code } = fault;
    switch (field) {
      case 'img':
        return code === 'required'
          ? texts.imageRequired
          : (pictureMessage(words)(fault, label) ?? words.picture.content);
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
