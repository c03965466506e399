import { type MerchantCampaign, merchantCampaignEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { conflictWith, type FakeClient, memoryNavigation, merchantCampaign, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { MerchantCampaignAddPage } from './MerchantCampaignAddPage';
import { MerchantCampaignEditPage } from './MerchantCampaignEditPage';
import { MerchantCampaignListPage } from './MerchantCampaignListPage';
import { drawing, merchantClient } from './testing/merchantClient';

export default { title: 'Merchant campaigns' };

function Stage({ make, children }: { make: () => FakeClient; children: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children: ReactNode, make: () => FakeClient = () => merchantClient()) => (
  <Stage make={make}>{children}</Stage>
);

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

const list = (answer: () => Promise<never>) => () => {
  const client = merchantClient();
  client.answer(merchantCampaignEntries.list, answer);
  return client;
};

const theirs: MerchantCampaign = merchantCampaign({ id: 40, title: 'Onların adı', imgUrl: drawing, version: 2 });

/** Change the title and save: somebody else has saved meanwhile. */
export const Conflict = () =>
  staged(<MerchantCampaignEditPage id={40} />, () => {
    const client = merchantClient();
    client.answer(merchantCampaignEntries.update, () => Promise.reject(conflictWith(theirs)));
    return client;
  });

export const List = () => staged(<MerchantCampaignListPage />);
export const ListEmpty = () => staged(<MerchantCampaignListPage />, () => merchantClient({ rows: [] }));
export const ListLoading = () => staged(<MerchantCampaignListPage />, list(never));
export const ListFailed = () => staged(<MerchantCampaignListPage />, list(fails));
export const OtherRole = () =>
  staged(<MerchantCampaignListPage />, () => merchantClient({ roles: ['PanelVenueUser'] }));
export const ListNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<MerchantCampaignListPage />)}</div>;
export const Add = () => staged(<MerchantCampaignAddPage />);
export const Edit = () => staged(<MerchantCampaignEditPage id={40} />);
export const EditWithoutImage = () => staged(<MerchantCampaignEditPage id={35} />);
export const EditNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<MerchantCampaignEditPage id={40} />)}</div>;
export const NotFound = () => staged(<MerchantCampaignEditPage id={99} />);
