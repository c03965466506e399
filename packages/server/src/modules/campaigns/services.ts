import type { ImageServices } from '../../files/formImages';

/** What campaigns stand on. */
export interface CampaignServices extends ImageServices {
  /** Has due jobs looked for now: somebody waits for codes. */
  jobsAreDue: () => void;
}
