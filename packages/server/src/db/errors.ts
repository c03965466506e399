interface Coded {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
}

const coded = (error: unknown): Coded => (typeof error === 'object' && error !== null ? error : {});

/** True for a unique violation, of one named constraint or index when given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = coded(error);
  return code === '23505' && (constraint === undefined || broken === constraint);
}

/** True when another transaction was in the way, by a deadlock or a key that it has taken: a second try meets what it left. */
export const isCrossed = (error: unknown): boolean => coded(error).code === '40P01' || isUniqueViolation(error);

/** Codes with which the network or the server says that it is not there (now). */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '57014', // statement timeout
  '55P03', // lock timeout
  '40P01', // deadlock
  '53300', // too many connections
  '25P03', // idle in transaction too long
]);

/** Sentences of node-postgres and of the embedded engine, which carry no code. */
const unavailableMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'the embedded database has stopped',
  'Cannot use a pool after calling end',
];

/** True when the database is away, overloaded or too slow: the caller may try again, the answer is 503. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = coded(error);
  if (typeof code === 'string' && (unavailableCodes.has(code) || code.startsWith('08'))) return true;
  return typeof message === 'string' && unavailableMessages.some((sentence) => message.includes(sentence));
}

/** True when the disk of the database is full: the answer is 507. */
export const isStorageFull = (error: unknown): boolean => {
  const { code } = coded(error);
  return code === '53100' || code === 'ENOSPC';
};
