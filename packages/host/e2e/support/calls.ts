import type { BrowserContext, Page, Request } from '@playwright/test';

/** Addresses of the calls that tests look at. */
export const callPaths = {
  login: '/api/panel/auth/login',
  refresh: '/api/panel/auth/refresh-token',
  logout: '/api/panel/auth/logout',
  forgotPassword: '/api/panel/auth/forgot-password',
  venues: '/api/panel/venue/venue-list',
  venueStatus: '/api/panel/venue/update-status',
  companies: '/api/panel/company/merchant-company-list',
  cities: '/api/public/city',
  districts: '/api/public/district',
  periods: '/api/panel/coffeetimeperiod/list',
  period: '/api/panel/coffeetimeperiod/detail',
  createPeriod: '/api/panel/coffeetimeperiod/create-coffee-time-period',
  updatePeriod: '/api/panel/coffeetimeperiod/update-coffee-time-period',
  venueNames: '/api/panel/venue/venue-name-list',
  merchantUsers: '/api/panel/readeruser/merchant-user-list',
  merchantUser: '/api/panel/readeruser/merchant-user',
  createMerchantUser: '/api/panel/readeruser/merchant-user-create',
  updateMerchantUser: '/api/panel/readeruser/merchant-user-update',
  switchMerchantUser: '/api/panel/readeruser/merchant-user-active-update',
  legacyMerchantUser: '/api/panelUser/postUpdateReaderUser',
  merchantForgotPassword: '/api/merchant/auth/forgot-password',
  panelUser: '/api/panel/paneluser/panel-user',
} as const;

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** Records from now on the requests to an address, oldest first. */
export const recordCalls = (source: Page | BrowserContext, path: string): Request[] => {
  const calls: Request[] = [];
  source.on('request', (request) => {
    if (pathOf(request) === path) calls.push(request);
  });
  return calls;
};

/** The query of a request as plain values. */
export const queryOf = (request: Request | undefined): Record<string, string> =>
  request ? Object.fromEntries(new URL(request.url()).searchParams) : {};

/** Downloads what a press starts: the query that was asked for at an address, and the name of the file. */
export const downloadOf = async (
  page: Page,
  path: string,
  press: () => Promise<void>,
): Promise<{ query: Record<string, string>; fileName: string }> => {
  const [request, file] = await Promise.all([
    page.waitForRequest((one) => pathOf(one) === path),
    page.waitForEvent('download'),
    press(),
  ]);
  return { query: queryOf(request), fileName: file.suggestedFilename() };
};

/** Answers of the server as it would give them, for what a test cannot make it do. */
export const failure = (status: number, code = 'internal_error') => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({
    processStatus: 'ERROR',
    payload: null,
    friendlyMessage: { code, title: '', message: '' },
    errors: [],
    requestId: '00000000-0000-4000-8000-000000000000',
  }),
});
