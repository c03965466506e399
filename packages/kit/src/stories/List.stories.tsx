import { page, refuse } from '../testing/client';
import { entry, listing, PeriodList, type PeriodListProps, rows, update } from '../testing/PeriodList';
import { never, Stage } from './Stage';

export default { title: 'ListPage' };

const staged = (make = () => listing(5), query = '', props: PeriodListProps = {}) => (
  <Stage make={make} query={query}>
    <PeriodList {...props} />
  </Stage>
);

const fails = () => refuse('internal_error', { status: 500 });

export const Ready = () => staged();
export const Pages = () => staged(() => listing(250), 'page=4');
export const Empty = () => staged(() => listing(0));
export const NothingFound = () => staged(() => listing(0), 'search=999&isActive=true');
export const Loading = () => staged(() => listing().on(entry, never));
export const Failed = () => staged(() => listing().on(entry, fails));

/** Go to the second page: it cannot be read. */
export const SecondPageFails = () =>
  staged(() => listing().on(entry, ({ page: asked = 1 }) => (asked === 1 ? page(rows(10), 25) : fails())));

/** The switch flips back and a message says why. */
export const SwitchFails = () => staged(() => listing(5).on(update, fails));
export const SwitchAsks = () => staged(undefined, '', { confirm: true });

/** The card form: each value is on the card. */
export const Narrow = () => <div style={{ maxWidth: 390 }}>{staged()}</div>;
