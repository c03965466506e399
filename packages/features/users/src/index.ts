export { MerchantUserAddPage } from './merchant-users/MerchantUserAddPage';
export { MerchantUserEditPage, type MerchantUserEditPageProps } from './merchant-users/MerchantUserEditPage';
export { MerchantUserListPage, type MerchantUserListPageProps } from './merchant-users/MerchantUserListPage';
export { type MerchantUserTexts, merchantUserTexts } from './merchant-users/texts';
export { PanelUserAddPage } from './panel-users/PanelUserAddPage';
export { PanelUserEditPage, type PanelUserEditPageProps } from './panel-users/PanelUserEditPage';
export { PanelUserListPage, type PanelUserListPageProps } from './panel-users/PanelUserListPage';
export { type PanelUserTexts, panelUserTexts } from './panel-users/texts';
