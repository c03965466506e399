import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { TestClient } from './client';
import { entry, PeriodList, type PeriodListProps } from './PeriodList';

export { entry, listing, rows, update } from './PeriodList';

/** Called with the id of each row that renders. */
export const rendered = vi.fn();

export const Periods = (props: Omit<PeriodListProps, 'onRow'>) => <PeriodList {...props} onRow={rendered} />;

export const last = (client: TestClient) => client.inputs(entry).at(-1);
export const loaded = () => screen.findByText('5 dk');
export const search = () => screen.getByRole('searchbox');
