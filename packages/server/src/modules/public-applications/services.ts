import type { ApplicationMails } from '../../mail/index';
import type { AuthServices } from '../auth/services';
import type { EmailCodes } from './codes';

/** What the public forms stand on. */
export interface PublicApplicationServices extends Pick<AuthServices, 'limits' | 'uniformAnswers'> {
  applicationMails: ApplicationMails;
  emailCodes: EmailCodes;
}
