import { type Entry, type ErrorCode, type FieldError, isUnsafe } from '@telve/api';
import { decoderFor, type EntryRules, faultsOf, type WireInput } from '@telve/api/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorise } from './authorise';
import { limitBodyTime } from './body-time';
import type { AtEnd, Call, Caller, Outcome } from './call';
import { callTimes, hangUpOnStalled, timeOf } from './call-times';
import { expectBody } from './content-type';
import type { HttpDeps } from './deps';
import { successBody } from './envelope';
import { Refusal } from './errors';
import { FileAnswer } from './file-answer';
import type { AnyHandler, Registered } from './handlers';
import { answerOnce, fingerprintOf, idempotencyKey, keepsAnswers } from './idempotency';
import { type Form, readForm } from './multipart';
import type { Query } from './query';
import { routePaths } from './route-paths';
import { answerSchema, inputSchema } from './schemas';

type Params = Record<string, string | undefined>;

const takesBody = (entry: Entry): boolean => entry.method === 'POST' || entry.method === 'PUT';

const wireInput = (entry: Entry, request: FastifyRequest, form: Form | undefined): WireInput => {
  const path = request.params as Params;
  // An empty part of a path is another path.
  if (Object.values(path).includes('')) throw new Refusal('not_found');
  const { entries: query, overfull } = request.query as Query;
  if (overfull) throw new Refusal('malformed_request');
  if (form) return { path, query, text: form.text };
  return takesBody(entry) ? { path, query, json: request.body ?? {} } : { path, text: query };
};

/** Some calls have a code of their own for what is missing (MU-32) or for one field's fault (WIZ-58). */
const refusalOf = ({ errors }: Entry, faults: readonly FieldError[]): ErrorCode => {
  const codes = new Set<string>(faults.map(({ code }) => (code === 'required' ? 'required_fields_missing' : code)));
  return errors.find((code) => codes.has(code)) ?? 'validation_failed';
};

/** Reads and checks the input of a call. Throws 400 with the faults by field. */
const readerFor = (entry: Entry, rules: Pick<EntryRules, 'input'>) => {
  const decode = decoderFor(entry, rules);
  return (wire: WireInput): Record<string, unknown> => {
    const { input, faults } = decode(wire);
    const found = faults.length > 0 ? faults : faultsOf(rules, input);
    if (found.length > 0) throw new Refusal(refusalOf(entry, found), { fields: found });
    return input;
  };
};

/** The reader of a call for each caller: of some roles less is read (D-56). */
const inputReader = (entry: Entry, rules: EntryRules) => {
  const read = readerFor(entry, rules);
  const byRole = new Map(
    Object.entries(rules.inputOf ?? {}).map(([role, input]) => [role, readerFor(entry, { input })] as const),
  );
  return (wire: WireInput, caller: Caller | null) => (byRole.get(caller?.role ?? '') ?? read)(wire);
};

/** An answer that is ready to be sent. */
interface Prepared {
  status: number;
  headers: Record<string, string>;
  body: string | FileAnswer['body'];
}

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Answers one call, from the decoded input to the serialised body. */
const prepare = async (
  { entry, handler }: Registered,
  input: Record<string, unknown>,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Prepared> => {
  const serialise = (payload: unknown): string => reply.serialize(successBody(payload, request.id, entry)) as string;
  const key = idempotencyKey(request.headers['idempotency-key']);
  const prepared = await handler.before?.(input as never, call);
  const run = (using: Call): Promise<unknown> => (handler as AnyHandler)(input as never, using, prepared);
  if (key === undefined || !keepsAnswers(entry)) {
    const payload = await run(call);
    if (payload instanceof FileAnswer) return { status: 200, headers: payload.headers(), body: payload.body };
    return { status: 200, headers: json, body: serialise(payload) };
  }
  const principal = call.caller ? `user:${call.caller.userId}` : 'anonymous';
  const once = { principal, key, fingerprint: fingerprintOf(entry, input), now: call.now };
  return answerOnce<Prepared>(
    call.db,
    once,
    async (trx) => {
      const payload = await run({ ...call, db: trx });
      const body = serialise(payload);
      const keep = { status: 200, body: handler.again ? { record: (payload as { id: number }).id } : body };
      return { answer: { status: 200, headers: json, body }, keep };
    },
    async ({ status, body }, trx) => ({
      status,
      headers: { ...json, 'idempotency-replayed': 'true' },
      body: typeof body === 'string' ? body : serialise(await handler.again?.(body.record, { ...call, db: trx })),
    }),
  );
};

const callOf = (request: FastifyRequest, deps: HttpDeps, later: Pick<Call, 'afterCommit' | 'atEnd'>): Call => ({
  db: deps.db,
  caller: request.caller,
  requestId: request.id,
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  now: deps.clock.now(),
  ...later,
});

const registerOne = (app: FastifyInstance, registered: Registered, deps: HttpDeps): void => {
  const { entry, rules } = registered;
  const read = inputReader(entry, rules);
  const times = { ...callTimes, ...deps.times };
  // Built for its faults: a rule that the document cannot show stops the start.
  inputSchema(entry, rules);
  const schema = entry.kind === 'file' ? {} : { response: { 200: answerSchema(entry, rules) } };
  for (const url of routePaths(entry)) {
    app.route({
      method: entry.method,
      url,
      schema,
      config: { entry },
      ...(entry.bodyMax !== undefined && { bodyLimit: entry.bodyMax }),
      handlerTimeout: timeOf(entry, times),
      onRequest: async (request, reply) => {
        if (takesBody(entry) && entry.kind !== 'multipart') limitBodyTime(request, reply);
        request.caller = await authorise(entry, request, deps);
        if (takesBody(entry)) expectBody(entry, request);
      },
      handler: async (request, reply) => {
        const form = entry.kind === 'multipart' && request.isMultipart() ? await readForm(request) : undefined;
        let prepared: Prepared;
        const ending: AtEnd[] = [];
        let outcome: Outcome = 'done';
        try {
          const input = read(wireInput(entry, request, form), request.caller);
          const committed: (() => void)[] = [];
          const call = callOf(request, deps, {
            afterCommit: (work) => void committed.push(work),
            atEnd: (work) => void ending.push(work),
          });
          prepared = await prepare(registered, input, call, request, reply);
          for (const work of committed) work();
        } catch (error) {
          outcome = error instanceof Refusal ? 'refused' : 'unknown';
          throw error;
        } finally {
          // It may have ended sessions, also when it was refused: whoever asks from now on reads anew.
          if (isUnsafe(entry)) deps.accounts.changed();
          for (const work of ending) await work(outcome);
          await form?.clear();
        }
        if (entry.kind === 'file') hangUpOnStalled(reply, times.stall);
        return reply.code(prepared.status).headers(prepared.headers).send(prepared.body);
      },
    });
  }
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The account behind the request; null before it is known and on public calls. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** The contract's entry of the route. */
    entry?: Entry;
  }
}

/** Makes a route for each call of the contract. */
export const registerCalls = (app: FastifyInstance, calls: readonly Registered[], deps: HttpDeps): void => {
  app.decorateRequest('caller', null);
  for (const registered of calls) registerOne(app, registered, deps);
};
