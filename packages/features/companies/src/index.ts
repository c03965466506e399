export { CompanyAddPage } from './CompanyAddPage';
export { CompanyEditPage, type CompanyEditPageProps } from './CompanyEditPage';
export { CompanyListPage, type CompanyListPageProps } from './CompanyListPage';
export { type CompanyTexts, companyTexts } from './texts';
