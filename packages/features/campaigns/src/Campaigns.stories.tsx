import { type Campaign, type Client, campaignEntries, type Entry, radarEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { addDays, today } from '@telve/locale';
import { campaign, campaignGroup, conflictWith, fakeClient, memoryNavigation, refusal, stub } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { CampaignAddPage } from './CampaignAddPage';
import { CampaignEditPage } from './CampaignEditPage';
import { CampaignListPage } from './CampaignListPage';
import { RadarCard } from './RadarCard';
import { type CampaignClientOptions, campaignClient, sampleCampaigns } from './testing/campaignClient';

export default { title: 'Campaigns' };

interface StageProps {
  make: () => Client;
  query?: string;
  children: ReactNode;
}

function Stage({ make, query = '', children }: StageProps) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation(query).current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children: ReactNode, options?: CampaignClientOptions, query?: string) => (
  <Stage make={() => campaignClient(options)} {...(query === undefined ? {} : { query })}>
    {children}
  </Stage>
);

// biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
const answering = (entry: Entry<any, any>, answer: () => Promise<never>, children: ReactNode) => (
  <Stage
    make={() => {
      const client = campaignClient();
      client.answer(entry, answer);
      return client;
    }}
  >
    {children}
  </Stage>
);

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));
const narrow = (children: ReactNode) => <div style={{ maxWidth: 390 }}>{children}</div>;

const groups = [campaignGroup(), campaignGroup({ id: 59, title: 'Üniversiteler', subCampaignCount: 12 })];

export const List = () => staged(<CampaignListPage />, { groups });
export const ListGroups = () => staged(<CampaignListPage />, { groups }, 'tab=groups');
export const ListEmpty = () => staged(<CampaignListPage />, { campaigns: [] }, 'filterBySubscriptionType=');
export const ListNothingFound = () => staged(<CampaignListPage />, {}, 'search=zzz');
export const ListLoading = () => answering(campaignEntries.list, never, <CampaignListPage />);
export const ListFailed = () => answering(campaignEntries.list, fails, <CampaignListPage />);
export const SwitchFails = () => answering(campaignEntries.setActive, fails, <CampaignListPage />);
export const ListOtherRole = () => staged(<CampaignListPage />, { roles: ['PanelVenueUser'] });
export const ListNarrow = () => narrow(staged(<CampaignListPage />, { groups }));

export const Add = () => staged(<CampaignAddPage />);
export const AddFails = () => answering(campaignEntries.create, fails, <CampaignAddPage />);
export const AddNarrow = () => narrow(staged(<CampaignAddPage />));

const edited = (part: Partial<Campaign> = {}) =>
  staged(<CampaignEditPage id={1284} />, { campaigns: [campaign(part)] });
const unique = { codeType: 'Unique', code: '', codeCreated: true, userCount: 100_000, codeUsedCount: 0 } as const;

export const Edit = () => edited({ endDate: addDays(today(), 30) });
export const EditCodesThere = () => edited({ codeCreated: true, codeUsedCount: 842, userCount: 2000 });
export const EditCodesRunning = () =>
  edited({ ...unique, codeProgress: { state: 'running', done: 62_000, total: 100_000 } });
export const EditCodesStopped = () =>
  edited({ ...unique, codeProgress: { state: 'failed', done: 48_000, total: 100_000 } });
export const EditWithoutCodes = () =>
  edited({ type: 'General', codeType: 'NoCode', userCount: null, code: '', discount: null, usageCount: null });
export const EditLoading = () => answering(campaignEntries.detail, never, <CampaignEditPage id={1} />);
export const EditFailed = () => answering(campaignEntries.detail, fails, <CampaignEditPage id={1} />);
export const EditNotFound = () => staged(<CampaignEditPage id={99} />);
export const EditNarrow = () => narrow(edited({ codeCreated: true }));

/** Change the title and save: somebody else has saved meanwhile. */
export const EditConflict = () =>
  answering(
    campaignEntries.update,
    () => Promise.reject(conflictWith({ ...sampleCampaigns[2], shortDescription: 'Başkasının', version: 2 })),
    <CampaignEditPage id={3} />,
  );

const ends = (days: number) => addDays(today(), days);
const radar = {
  items: [
    { kind: 'busy', id: 1, name: 'Kırık Fincan Bebek', endDate: ends(0), endTime: '17:30', codesLeft: null },
    { kind: 'campaign', id: 2, name: 'Hafta içi öğle kahvesi', endDate: ends(1), endTime: null, codesLeft: 682 },
    { kind: 'merchantCampaign', id: 3, name: 'Değirmen bakımı', endDate: ends(4), endTime: null, codesLeft: null },
    { kind: 'holiday', id: 4, name: 'Mercan Kahve Evi', endDate: ends(7), endTime: null, codesLeft: null },
  ],
  totalCount: 4,
} as const;

const home = (answer: () => Promise<never> | { items: never[]; totalCount: number } | typeof radar) => (
  <Stage make={() => fakeClient([stub(radarEntries.list, answer as never)])}>
    <RadarCard />
  </Stage>
);

export const Radar = () => home(() => radar);
export const RadarNarrow = () => narrow(home(() => radar));
export const RadarNothing = () => home(() => ({ items: [], totalCount: 0 }));
export const RadarLoading = () => home(never);
export const RadarFailed = () => home(fails);
