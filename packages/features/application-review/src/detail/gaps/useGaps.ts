import { type ApplicationGap, applicationGaps, type MerchantApplication } from '@telve/api';
import { type ApplicationValues, stateOfValues, storedDocuments } from '@telve/application-fields';
import { useFormValues } from '@telve/kit';

/** What the application lacks as it is typed now, in the order of the sections (STAFF-24, STAFF-25). */
export const useGaps = (application: MerchantApplication): ApplicationGap[] =>
  applicationGaps(stateOfValues(useFormValues<ApplicationValues>(), storedDocuments(application)), 'staff');
