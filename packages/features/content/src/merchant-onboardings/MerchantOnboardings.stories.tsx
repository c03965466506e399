import { merchantOnboardingEntries } from '@telve/api';
import { conflictWith, type FakeClient, merchantOnboarding } from '@telve/testing';
import type { ReactNode } from 'react';
import { fails, Narrow, never, Stage } from '../onboardings/testing/Stage';
import { MerchantOnboardingAddPage } from './MerchantOnboardingAddPage';
import { MerchantOnboardingEditPage } from './MerchantOnboardingEditPage';
import { MerchantOnboardingListPage } from './MerchantOnboardingListPage';
import { merchantOnboardingClient, sampleBanners } from './testing/merchantOnboardingClient';

export default { title: 'Merchant onboarding banners' };

const staged = (children: ReactNode, make: () => FakeClient = () => merchantOnboardingClient()) => (
  <Stage make={make}>{children}</Stage>
);

const list = (answer: () => Promise<never>) => () => {
  const client = merchantOnboardingClient();
  client.answer(merchantOnboardingEntries.list, answer);
  return client;
};

export const Full = () => staged(<MerchantOnboardingListPage />);
export const Three = () =>
  staged(<MerchantOnboardingListPage />, () => merchantOnboardingClient({ rows: sampleBanners().slice(0, 3) }));
export const Empty = () => staged(<MerchantOnboardingListPage />, () => merchantOnboardingClient({ rows: [] }));
export const Loading = () => staged(<MerchantOnboardingListPage />, list(never));
export const Failed = () => staged(<MerchantOnboardingListPage />, list(fails));
export const ListNarrow = () => <Narrow>{staged(<MerchantOnboardingListPage />)}</Narrow>;
export const OtherRole = () =>
  staged(<MerchantOnboardingListPage />, () => merchantOnboardingClient({ roles: ['PanelVenueUser'] }));
export const Add = () =>
  staged(<MerchantOnboardingAddPage />, () => merchantOnboardingClient({ rows: sampleBanners().slice(0, 3) }));
/** There are four already, which stands above the form. */
export const AddFull = () => staged(<MerchantOnboardingAddPage />);
export const Edit = () => staged(<MerchantOnboardingEditPage id={21} />);
export const EditNarrow = () => <Narrow>{staged(<MerchantOnboardingEditPage id={21} />)}</Narrow>;
export const NotFound = () => staged(<MerchantOnboardingEditPage id={99} />);

/** Change the title and save: somebody else has saved meanwhile. */
export const Conflict = () =>
  staged(<MerchantOnboardingEditPage id={21} />, () => {
    const client = merchantOnboardingClient();
    const theirs = merchantOnboarding({ title: 'Onların adı', version: 2 });
    client.answer(merchantOnboardingEntries.update, () => Promise.reject(conflictWith(theirs)));
    return client;
  });
