import { createContext } from 'react';
import type { GuardedHistory } from './history';

/** The history under the router; null outside of it. */
export const HistoryContext = createContext<GuardedHistory | null>(null);
