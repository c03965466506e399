import type { Entry } from '@telve/api';
import { type Query, useQuery } from './useQuery';

/** Reads a list of choices once for the session: cities, companies, enumerations. `input` null asks nothing. */
export const useLookup = <Input, Payload>(entry: Entry<Input, Payload>, input: Input | null): Query<Payload> =>
  useQuery(entry, input, { once: true });
