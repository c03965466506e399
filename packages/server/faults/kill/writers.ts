import { type TimePeriod, type Tokens, timePeriodEntries, venueEntries } from '@telve/api';
import { payloadOf, signIn } from '../harness/client';
import { writeMerchantUsers, writePanelUsers } from './accounts';
import { sessionOf } from './acknowledged';
import { sendCodes, writeConfirmedForms, writeSimpleForms } from './public-forms';
import { change, make, type Round } from './round';

/** Records that are there already. */
export interface Found {
  venues: readonly { id: number; isOpen: boolean }[];
  place: { companyId: number; venueId: number };
}

/** Switches one venue on and off. Each call must change something: only a change is audited. */
const switchVenue = async (round: Round, { id, isOpen }: Found['venues'][number]): Promise<never> => {
  for (let status = !isOpen; ; status = !status) {
    await change(round, 'venue', venueEntries.updateStatus, { venueId: id, status });
  }
};

/** Makes a time period and changes it a few times, again and again. */
const writePeriods = async (round: Round): Promise<void> => {
  const { freeMinutes } = round;
  for (let timePeriod = freeMinutes.pop(); timePeriod !== undefined; timePeriod = freeMinutes.pop()) {
    const input = { timePeriod, active: true };
    const { id } = await make<TimePeriod>(round, 'time_period', timePeriodEntries.create, input);
    for (let version = 1; version <= 4; version += 1) {
      const changed = { id, timePeriod, active: version % 2 === 0, version };
      await change(round, 'time_period', timePeriodEntries.update, changed);
    }
  }
};

/** Signs in and renews ten times, again and again. */
const renewSessions = async ({ client, acknowledged }: Round): Promise<never> => {
  for (;;) {
    let tokens: Tokens = await signIn(client, 'venue');
    const session = sessionOf(tokens.accessToken);
    acknowledged.sessions.set(session, tokens.refreshToken);
    for (let n = 0; n < 10; n += 1) {
      const body = { refreshToken: tokens.refreshToken };
      tokens = payloadOf<Tokens>(await client.send('POST', '/api/panel/auth/refresh-token', { body }));
      acknowledged.sessions.set(session, tokens.refreshToken);
    }
  }
};

/** All writers of a round, one or more of each kind of write; each ends with the server. */
export const startWriters = (round: Round, { venues, place }: Found): Promise<unknown>[] => [
  ...venues.map((venue) => switchVenue(round, venue)),
  writePeriods(round),
  writePeriods(round),
  renewSessions(round),
  writePanelUsers(round),
  writeMerchantUsers(round, place),
  writeSimpleForms(round),
  writeConfirmedForms(round),
  sendCodes(round),
];
