import { OrderTypeChart } from './OrderTypeChart';
import { ProductChart } from './ProductChart';
import { daysOf, longName, manyVenues, products, venues, week } from './testing/data';
import { VenueChart } from './VenueChart';

export default { title: 'Report charts' };

const none = () => {};

export const OrderTypes = () => <OrderTypeChart days={daysOf(27)} onSelect={none} />;

export const OrderTypesOfAWeekWithTable = () => (
  <OrderTypeChart title="Sipariş tipi, son 7 gün" days={week} unfinishedDay="2026-11-27" tableShown />
);

export const OrderTypesByWeek = () => <OrderTypeChart days={daysOf(90, '2026-08-30')} unfinishedDay="2026-11-27" />;

export const OrderTypesByMonth = () => <OrderTypeChart days={daysOf(500, '2025-07-16')} unfinishedDay="2026-11-27" />;

export const OneDay = () => <OrderTypeChart days={week.slice(-1)} unfinishedDay="2026-11-27" />;

export const NothingOrdered = () => (
  <OrderTypeChart days={week.map(({ date }) => ({ date, remoteOrderCount: 0, cashierFrontOrderCount: 0 }))} />
);

export const NotKnown = () => (
  <OrderTypeChart
    days={week.map((day, index) =>
      index % 2 ? day : { ...day, remoteOrderCount: null, cashierFrontOrderCount: null },
    )}
    tableShown
  />
);

export const NoDays = () => <OrderTypeChart days={[]} />;

export const Loading = () => <OrderTypeChart days={[]} status="loading" />;

export const Refreshing = () => <OrderTypeChart days={week} status="refreshing" />;

export const Venues = () => <VenueChart venues={venues} onSelect={none} />;

export const ManyVenues = () => <VenueChart venues={manyVenues} />;

export const LongNames = () => (
  <>
    <VenueChart
      title="Uzun adlı mağazalar"
      venues={venues.map((venue, index) => (index % 2 ? venue : { ...venue, venueName: longName }))}
    />
    <ProductChart
      title="Uzun adlı ürünler"
      products={products.map((product, index) =>
        index % 2 ? product : { ...product, productName: `${longName} ${index}` },
      )}
    />
  </>
);

export const NoVenues = () => <VenueChart venues={[]} />;

export const Products = () => <ProductChart products={products} onSelect={none} />;

export const OneProduct = () => <ProductChart products={products.slice(0, 1)} />;
