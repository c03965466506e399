export { BankSection, type BankSectionProps } from './sections/BankSection';
export { CompanySection, type CompanySectionProps } from './sections/CompanySection';
export { DocumentField, type DocumentFieldProps } from './sections/DocumentField';
export { Fields } from './sections/layout';
export { PersonSection } from './sections/PersonSection';
export { StoreSection } from './sections/StoreSection';
export { type BankState, useBank } from './sections/useBank';
export { StatusBadge } from './status/StatusBadge';
export { applicationTexts } from './texts';
export { applicationLabels } from './values/labels';
export { applicationMessage, fileMessage } from './values/messages';
export { useFreshLinks } from './values/useFreshLinks';
export {
  type ApplicationValues,
  fieldOf,
  stateOfValues,
  storedDocuments,
  toUpdate,
  toValues,
} from './values/values';
