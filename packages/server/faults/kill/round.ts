import { randomUUID } from 'node:crypto';
import type { Entry } from '@telve/api';
import { call } from '../harness/calls';
import { type Client, payloadOf, type Reply, requestIdOf } from '../harness/client';
import type { Acknowledged, Entity } from './acknowledged';

/** What the writers of one round share. */
export interface Round {
  client: Client;
  /** Of the staff. */
  token: string;
  acknowledged: Acknowledged;
  /** Minutes that no time period has yet; each is taken once. */
  freeMinutes: number[];
  /** E-mails that are confirmed and have no application yet; each is taken once. */
  confirmedEmails: string[];
}

/** Makes a call that must be answered 200, and notes it as acknowledged. */
export const change = async (
  { client, token, acknowledged }: Round,
  entity: Entity,
  entry: Entry,
  input: object,
): Promise<Reply> => {
  const reply = await call(client, entry, input, { token });
  payloadOf(reply);
  acknowledged.changes.push({ requestId: requestIdOf(reply), entity });
  return reply;
};

/** The same for a creation: one without an answer is kept, to be sent again. */
export const make = async <P>(round: Round, entity: Entity, entry: Entry, input: object): Promise<P> => {
  const { client, token, acknowledged } = round;
  const pending = { entry, input, key: randomUUID() };
  acknowledged.unanswered.push(pending);
  const reply = await call(client, entry, input, { token, headers: { 'idempotency-key': pending.key } });
  const payload = payloadOf<P>(reply);
  acknowledged.unanswered.splice(acknowledged.unanswered.indexOf(pending), 1);
  acknowledged.changes.push({ requestId: requestIdOf(reply), entity });
  return payload;
};

/** Sends the unanswered creations again, as a client does. @returns what was not answered 200 */
export const repeatUnanswered = async (client: Client, token: string, acknowledged: Acknowledged) => {
  const refused: string[] = [];
  for (const { entry, input, key } of acknowledged.unanswered.splice(0)) {
    const reply = await call(client, entry, input, { token, headers: { 'idempotency-key': key } });
    if (reply.status === 200) continue;
    refused.push(`repeating ${entry.id} was answered ${reply.status}: ${reply.text}`);
  }
  return refused;
};
