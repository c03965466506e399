import type { DocumentLinks, PrivateDocuments } from '../../documents/index';
import type { ApplicationMails } from '../../mail/index';
import type { AuthServices } from '../auth/services';

/** What applications stand on besides accounts. */
export interface ApplicationServices extends AuthServices {
  applicationMails: ApplicationMails;
  documents: PrivateDocuments;
  links: DocumentLinks;
}
