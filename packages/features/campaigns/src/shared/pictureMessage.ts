import type { FaultMessage } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import type { CampaignWords } from '../words/texts';

/** Words of a picture's faults (MCAMP-24, MCAMP-26, D-23, D-76); undefined for every other fault. */
export const pictureMessage =
  ({ picture }: CampaignWords): FaultMessage =>
  ({ code, params }) => {
    switch (code) {
      case 'file_type':
        return picture.type;
      case 'file_empty':
        return picture.empty;
      case 'file_content':
        return picture.content;
      case 'file_size':
        // The sentence of the specification has a plain space.
        return picture.size(formatBytes(Number(params?.max)).replace('\u00a0', ' '));
      default:
        return undefined;
    }
  };
