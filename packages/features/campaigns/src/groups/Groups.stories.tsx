import { campaignEntries } from '@telve/api';
import { TelveProvider, useList } from '@telve/kit';
import { campaignRow, type FakeClient, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { GroupAddPage } from './GroupAddPage';
import { GroupDetailPage } from './GroupDetailPage';
import { GroupTab } from './GroupTab';
import { SubCampaignPage } from './SubCampaignPage';
import { groupClient, sampleRows } from './testing/groupClient';

export default { title: 'Campaign groups' };

function Stage({ make, children }: { make: () => FakeClient; children: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children: ReactNode, make: () => FakeClient = () => groupClient()) => (
  <Stage make={make}>{children}</Stage>
);

const codeProgress = { state: 'running', done: 620, total: 1000 } as const;

function Tab() {
  return <GroupTab list={useList(campaignEntries.groups, { prefix: 'group' })} />;
}

export const Groups = () => staged(<Tab />);
export const Add = () => staged(<GroupAddPage />);
export const Detail = () => staged(<GroupDetailPage id={58} />);
export const DetailEmpty = () => staged(<GroupDetailPage id={58} />, () => groupClient({ rows: [] }));
export const DetailMaking = () =>
  staged(<GroupDetailPage id={58} />, () =>
    groupClient({ rows: [...sampleRows, campaignRow({ id: 1305, title: 'Avlu Kahve', codeProgress })] }),
  );
export const DetailFailed = () =>
  staged(<GroupDetailPage id={58} />, () => {
    const client = groupClient();
    client.answer(campaignEntries.group, () => Promise.reject(refusal('internal_error', { status: 500 })));
    return client;
  });
export const OtherRole = () => staged(<GroupDetailPage id={58} />, () => groupClient({ roles: ['PanelVenueUser'] }));
export const DetailNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<GroupDetailPage id={58} />)}</div>;
export const SubCampaign = () => staged(<SubCampaignPage id={58} />);
export const SubCampaignNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<SubCampaignPage id={58} />)}</div>;
