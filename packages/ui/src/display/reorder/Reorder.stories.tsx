import { OrderedSteps } from '../../testing/OrderedSteps';

export default { title: 'Reorder' };

/** Drag a handle, or focus one: Space, arrows, Space; Esc puts the row back. */
export const Table = () => <OrderedSteps />;
export const Narrow = () => (
  <div style={{ maxWidth: 360 }}>
    <OrderedSteps />
  </div>
);
