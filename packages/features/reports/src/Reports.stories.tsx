import { type Client, reportEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { GraphicsPage } from './graphics/GraphicsPage';
import { ReportHomeCard } from './home/ReportHomeCard';
import { OrderReportPage } from './orders/OrderReportPage';
import { type ReportClientOptions, reportClient } from './testing/reportClient';
import { VenueReportPage } from './venues/VenueReportPage';

export default { title: 'Reports' };

function Stage({ make, query = '', children }: { make: () => Client; query?: string; children: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation(query).current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (page: ReactNode, options?: ReportClientOptions, query?: string) => (
  <Stage make={() => reportClient(options)} query={query}>
    {page}
  </Stage>
);

const answering = (answer: () => Promise<never>) => () => {
  const client = reportClient();
  client.answer(reportEntries.orders, answer);
  client.answer(reportEntries.venues, answer);
  client.answer(reportEntries.graphics, answer);
  return client;
};
const failing = answering(() => Promise.reject(refusal('internal_error', { status: 500 })));
const waiting = answering(() => new Promise<never>(() => {}));
const month = 'startDate=2026-11-01&endDate=2026-11-27';

export const Orders = () => staged(<OrderReportPage />);
export const OrdersOfReportUser = () => staged(<OrderReportPage />, { roles: ['PanelReportUser'] });
export const OrdersBehindABar = () =>
  staged(<OrderReportPage />, {}, `${month}&venueId=1&orderType=Remote&productName=Latte`);
export const OrdersEmpty = () => staged(<OrderReportPage />, { orders: [] });
export const OrdersNotFound = () => staged(<OrderReportPage />, {}, 'search=zzz');
export const Venues = () => staged(<VenueReportPage />, {}, month);
export const VenuesCompared = () => staged(<VenueReportPage />, {}, `${month}&compare=true`);
export const VenuesNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<VenueReportPage />, {}, month)}</div>;
export const Graphics = () => staged(<GraphicsPage />);
export const GraphicsForbidden = () => staged(<GraphicsPage />, { roles: ['PanelReportUser'] });
export const GraphicsLoading = () => (
  <Stage make={waiting}>
    <GraphicsPage />
  </Stage>
);
export const GraphicsFailed = () => (
  <Stage make={failing}>
    <GraphicsPage />
  </Stage>
);
export const VenuesFailed = () => (
  <Stage make={failing}>
    <VenueReportPage />
  </Stage>
);
export const HomeCard = () => staged(<ReportHomeCard />, { roles: ['PanelReportUser'] });
