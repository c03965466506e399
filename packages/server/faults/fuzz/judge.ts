import type { Envelope } from '@telve/api';
import type { Reply } from '../harness/client';
import type { Case } from './mutate';

/** Words of our insides that no answer may carry. */
const leaks: readonly RegExp[] = [
  /\bat \S+ \(?\S+:\d+:\d+\)?/,
  /node_modules|file:\/\/|\/packages\/|\.[cm]?[jt]s:\d/,
  /\bselect\b.{1,200}\bfrom\b|\binsert into\b/i,
  /syntax error at|violates|relation "|invalid input syntax|invalid byte sequence|out of range for type/i,
  /kysely|pglite|fastify|postgres/i,
];

const isEnvelope = (text: string): boolean => {
  try {
    const { processStatus, errors, friendlyMessage, requestId } = JSON.parse(text) as Envelope;
    if (typeof requestId !== 'string' || !Array.isArray(errors)) return false;
    return processStatus === 'Success'
      ? friendlyMessage === null
      : Boolean(friendlyMessage?.code && friendlyMessage.message);
  } catch {
    return false;
  }
};

/** Answers without a body: to HEAD, and to a preflight. */
const isBodiless = ({ method }: Case, { status }: Reply): boolean => method === 'HEAD' || status === 204;

/** A download: its bytes are a workbook's. */
const isFile = ({ path }: Case, { status, headers }: Reply): boolean =>
  status === 200 &&
  /\/export-[a-z-]+(?:\?|$)/.test(path) &&
  String(headers['content-disposition']).startsWith('attachment;') &&
  headers['content-type'] === 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What is wrong with an answer; empty when nothing is. */
export const judge = (sent: Case, reply: Reply): string[] => {
  const faults: string[] = [];
  if (reply.status >= 500) faults.push(`answered ${reply.status}`);
  if (reply.ms > 5000) faults.push(`took ${reply.ms.toFixed(0)} ms`);
  if (isBodiless(sent, reply) || isFile(sent, reply)) return faults;
  if (!isEnvelope(reply.text)) faults.push(`no envelope: ${reply.status} ${reply.text.slice(0, 200)}`);
  const leak = leaks.find((pattern) => pattern.test(reply.text));
  if (leak) faults.push(`leaks ${leak}: ${reply.text.slice(0, 300)}`);
  return faults;
};
