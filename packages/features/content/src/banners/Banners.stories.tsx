import { type Banner, bannerEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { banner, conflictWith, type FakeClient, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { BannerAddPage } from './BannerAddPage';
import { BannerEditPage } from './BannerEditPage';
import { BannerListPage } from './BannerListPage';
import { bannerClient, english, turkish } from './testing/bannerClient';

export default { title: 'Banners' };

function Stage({ make, children }: { make: () => FakeClient; children: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children: ReactNode, make: () => FakeClient = () => bannerClient()) => (
  <Stage make={make}>{children}</Stage>
);

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

const list = (answer: () => Promise<never>) => () => {
  const client = bannerClient();
  client.answer(bannerEntries.list, answer);
  return client;
};

const theirs: Banner = banner({ title: 'Onların adı', imgUrl: turkish, imgUrlEn: english, version: 2 });

const saving = (answer: () => Promise<never>) => () => {
  const client = bannerClient();
  client.answer(bannerEntries.update, answer);
  return client;
};

/** Change the title and save: somebody else has saved meanwhile. */
export const Conflict = () =>
  staged(
    <BannerEditPage id={73} />,
    saving(() => Promise.reject(conflictWith(theirs))),
  );

/** Save: another banner has this place. */
export const OrderTaken = () => {
  const fields = [{ field: 'order', code: 'ordering_cannot_be_same' }];
  return staged(
    <BannerEditPage id={73} />,
    saving(() => Promise.reject(refusal('ordering_cannot_be_same', { status: 409, fields }))),
  );
};

export const List = () => staged(<BannerListPage />);
export const ListEmpty = () => staged(<BannerListPage />, () => bannerClient({ rows: [] }));
export const ListLoading = () => staged(<BannerListPage />, list(never));
export const ListFailed = () => staged(<BannerListPage />, list(fails));
export const OtherRole = () => staged(<BannerListPage />, () => bannerClient({ roles: ['PanelVenueUser'] }));
export const ListNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<BannerListPage />)}</div>;
export const Add = () => staged(<BannerAddPage />);
export const Edit = () => staged(<BannerEditPage id={73} />);
export const EditOfMerchantApp = () => staged(<BannerEditPage id={72} />);
export const EditOver = () => staged(<BannerEditPage id={60} />);
export const EditNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<BannerEditPage id={73} />)}</div>;
