export { demoAccounts, demoPassword } from './accounts';
export { demoDocuments } from './applications';
export { type DemoOptions, seedDemo } from './demo';
export { type GenerateOptions, generateVenues } from './generate';
export { type GenerateMerchantUsersOptions, generateMerchantUsers } from './generate-merchant-users';
export { type GenerateOrdersOptions, generateOrders } from './generate-orders';
