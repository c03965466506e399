import { foldTr } from '@telve/locale';

const joined = (...parts: string[]): string => foldTr(parts.join(' '));

/** What a search for a venue looks in: name and code (D-29, D-91). */
export const venueSearch = (venue: { name: string; code: string }): string => joined(venue.name, venue.code);

/**
 * What a search for a company looks in: name, title and tax number (D-29), one a line. The first line, the name, is what
 * a search for venues looks in.
 */
export const companySearch = (company: { name: string; title?: string; tax_identity?: string }): string =>
  [company.name, company.title ?? '', company.tax_identity ?? ''].map(foldTr).join('\n').trimEnd();

/** What a search for an order finds its product by: name and size (REP-31). */
export const productSearch = (product: { name: string; size_name?: string }): string =>
  joined(product.name, product.size_name ?? '').trimEnd();

/** What a search for an account looks in: names and e-mail (D-29). */
export const accountSearch = (account: { first_name: string; last_name: string; email: string }): string =>
  joined(account.first_name, account.last_name, account.email);

/** What a search for an application looks in: store, person, e-mail and phone (STAFF-04). */
export const applicationSearch = (application: {
  store_name: string;
  authorized_person: string;
  email: string;
  phone_number: string;
}): string =>
  joined(application.store_name, application.authorized_person, application.email, application.phone_number);

/** What a search for a campaign looks in: title and general code (CAMP-09, D-91). */
export const campaignSearch = (campaign: { title: string; code: string }): string =>
  joined(campaign.title, campaign.code).trimEnd();

/** What a search for a campaign of the merchant app looks in: both titles. */
export const merchantCampaignSearch = (campaign: { title: string; shortDescription: string }): string =>
  joined(campaign.title, campaign.shortDescription);

/** What a search for a campaign group looks in: the title. */
export const campaignGroupSearch = ({ title }: { title: string }): string => foldTr(title);

/** What a search for a help content looks in: the question in both languages. */
export const helpContentSearch = (content: { title: string; titleEn: string }): string =>
  joined(content.title, content.titleEn);

/** What a search for a subscription plan looks in: names of package and plan. */
export const subscriptionPlanSearch = (plan: { description: string; name: string }): string =>
  joined(plan.description, plan.name);

/** What a search for a banner looks in: the title (BAN-14). */
export const bannerSearch = ({ title }: { title: string }): string => foldTr(title);

/** What a search for an onboarding screen or banner looks in: title and description. */
export const onboardingSearch = (screen: { title: string; description: string }): string =>
  joined(screen.title, screen.description);

/** A LIKE pattern that finds `text` anywhere in a folded column; wildcards in it are ordinary characters. */
export const searchPattern = (text: string): string => `%${foldTr(text).replace(/[\\%_]/g, '\\$&')}%`;
