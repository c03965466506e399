import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as axiosDoor from './axios';
import * as door from './index';

const src = dirname(fileURLToPath(import.meta.url));

/** What a file really imports; types leave no trace. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)';/gms)].map((match) =>
    String(match[1]),
  );

const resolve = (from: string, name: string): string => {
  const path = join(dirname(from), name);
  const found = [`${path}.ts`, join(path, 'index.ts')].find(existsSync);
  if (!found) throw new Error(`${from} imports ${name}, which is not there`);
  return found;
};

/** Every package that is pulled in by importing a file. */
const packagesBehind = (file: string, seen = new Set<string>()): Set<string> => {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const name of importsOf(file)) {
    const behind = name.startsWith('.') ? packagesBehind(resolve(file, name), seen) : [name];
    for (const each of behind) packages.add(each);
  }
  return packages;
};

describe('the doors of @telve/api', () => {
  it('offer what they offer', () => {
    expect(Object.keys(door).sort()).toEqual([
      'ApiError',
      'accessActions',
      'accessLogEntries',
      'accessSubjects',
      'activityEntries',
      'activityKinds',
      'activitySubjects',
      'adminOrderSorts',
      'allEntries',
      'allowedChanges',
      'animationBytesMax',
      'applicationDocuments',
      'applicationEntries',
      'applicationGaps',
      'applicationMilkTypes',
      'applicationPlans',
      'applicationStatuses',
      'applicationSteps',
      'authEntries',
      'bannerApplications',
      'bannerEndTime',
      'bannerEntries',
      'bannerOrder',
      'basicCoffeeTypes',
      'browserStorage',
      'campaignEntries',
      'campaignImageHint',
      'campaignLimits',
      'campaignTypes',
      'closedHour',
      'codeTypes',
      'coffeeSizeEntries',
      'coffeeTypes',
      'companyClosed',
      'companyEntries',
      'companyLimits',
      'companySegments',
      'companyStatusReasons',
      'companyStatuses',
      'companyTypes',
      'contentImageBytesMax',
      'contract',
      'contractTypes',
      'createClient',
      'createReloadPolicy',
      'createSession',
      'cupSizes',
      'decideReload',
      'defaultPageSize',
      'defaultSubscriptionType',
      'defineEntry',
      'documentBytesMax',
      'documentExtensions',
      'documentFileFault',
      'documentNoteMax',
      'documentReasons',
      'encode',
      'endOfDayHour',
      'endUserEntries',
      'enumNames',
      'errorStatus',
      'expiringDays',
      'extensionOf',
      'fillPath',
      'graphicVenuesMax',
      'hasCoffeeExtras',
      'hasDiscount',
      'helpContentEntries',
      'helpLimits',
      'hoursFault',
      'imageBytesMax',
      'imageExtensions',
      'imageFault',
      'imageSideMax',
      'imageTypes',
      'imgUpdatesMax',
      'importBytesMax',
      'importErrors',
      'importExtensions',
      'importRowsMax',
      'isApiError',
      'isClosedDay',
      'isCoffeeOffered',
      'isEmail',
      'isFullDay',
      'isImageAddress',
      'isOvernight',
      'isRole',
      'isSafeLink',
      'isUnsafe',
      'limits',
      'linkTypes',
      'lookupEntries',
      'mayCall',
      'mayChangeStatus',
      'mayEdit',
      'mayHaveCodeType',
      'membershipStatuses',
      'memoryStorage',
      'merchantCampaignEntries',
      'merchantOnboardingEntries',
      'merchantOnboardingsMax',
      'merchantUserEntries',
      'merchantUserRoles',
      'milkTypeCodes',
      'milkTypeEntries',
      'newIdempotencyKey',
      'onboardingEntries',
      'onboardingImageBytesMax',
      'onboardingPageSize',
      'openMinutes',
      'orderSorts',
      'orderTypes',
      'orderingMax',
      'otpLength',
      'otpSeconds',
      'pageSizes',
      'panelUserEntries',
      'panelUserRoles',
      'pathNames',
      'planTypes',
      'publicApplicationEntries',
      'radarDays',
      'radarEntries',
      'radarItemsMax',
      'radarKinds',
      'readClaims',
      'rememberReturn',
      'reportEntries',
      'roles',
      'safeReturnPath',
      'segmentTypes',
      'sizesOfCoffee',
      'stateOf',
      'stepGaps',
      'storeTypes',
      'subscriptionPlanAmountMax',
      'subscriptionPlanEntries',
      'subscriptionPlanTypes',
      'subscriptionTypes',
      'takeReturn',
      'timePeriodEntries',
      'timePeriodPageSizes',
      'upperCode',
      'venueCoffeeSizes',
      'venueEditorEntries',
      'venueEntries',
      'venueLimits',
      'venueUserFields',
      'workingDays',
    ]);
    expect(Object.keys(axiosDoor)).toEqual(['createAxiosTransport']);
  });

  it('pull neither yup nor axios through the main one', () => {
    expect([...packagesBehind(join(src, 'index.ts'))]).toEqual(['@telve/locale']);
  });

  it('pull axios alone through ./axios', () => {
    expect([...packagesBehind(join(src, 'axios.ts'))]).toEqual(['axios']);
  });

  it.each([
    ['venues/index', 'venues/'],
    ['venues/editor', 'venues/'],
    ['companies', 'companies.ts'],
    ['milk-types', 'milk-types.ts'],
    ['coffee-sizes', 'coffee-sizes.ts'],
  ])('pull no entry of another noun through the rules of %s', (rules, own) => {
    const seen = new Set<string>();
    packagesBehind(join(src, `rules/${rules}.ts`), seen);
    const entries = [...seen].filter((file) => /= defineEntry</.test(readFileSync(file, 'utf8')));
    expect(entries.filter((file) => !file.includes(`/contract/${own}`))).toEqual([]);
  });
});
