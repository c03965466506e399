import type { Random } from '../../src/seed/random';
import type { Operation, Schema } from './operations';
import { bodies, contentTypes, methods, texts, tokens, values } from './vocabulary';

/** A request as it will be sent. */
export interface Case {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** False: sent with the header of the case instead of the principal's token. */
  signedIn: boolean;
}

const typeOf = ({ type }: Schema): string | undefined => (Array.isArray(type) ? type[0] : type);

/** A value the schema allows, or nearly. */
const sample = (schema: Schema, random: Random): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (typeOf(schema)) {
    case 'integer':
    case 'number':
      return random.int(schema.minimum ?? 0, Math.min(schema.maximum ?? 500, 2000));
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return [sample(schema.items ?? {}, random)];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sample(part, random)]),
      );
    default:
      return random.pick(['kahve', 'Şişli', 'a@b.co', '1', 'CompanyStatus']);
  }
};

/** Breaks one field, drops it, or adds one that nobody asked for. */
const damage = (fields: Record<string, unknown>, random: Random): void => {
  const names = Object.keys(fields);
  const name = names.length > 0 ? random.pick(names) : 'x';
  const how = random.next();
  if (how < 0.15) delete fields[name];
  else if (how < 0.3) fields[random.pick([...texts.slice(0, 6), 'id', 'role', 'active', '__proto__'])] = 1;
  else fields[name] = random.pick(values);
};

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** encodeURIComponent throws at half characters; written through bytes they become replacement characters. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

const addressOf = (operation: Operation, random: Random): string => {
  const fields: Record<string, unknown> = {};
  for (const { name, schema } of operation.parameters) if (random.chance(0.7)) fields[name] = sample(schema, random);
  for (let n = random.int(0, 2); n > 0; n -= 1) damage(fields, random);
  const inPath = new Set(operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name));
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encoded(asText(fields[name] ?? 1)).slice(0, 2000),
  );
  const query = Object.entries(fields)
    .filter(([name]) => !inPath.has(name))
    .flatMap(([name, value]) => {
      const pair = `${encoded(name)}=${encoded(asText(value)).slice(0, 5000)}`;
      return random.chance(0.1) ? [pair, pair] : [pair];
    });
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
};

const twist = (path: string, random: Random): string =>
  random.pick([
    (text: string) => `/${text}`,
    (text: string) => `${text}/`,
    (text: string) => text.toUpperCase(),
    (text: string) => text.replace('/panel/', '/panel/../panel/'),
    (text: string) => text.replace('/api', '/%61pi'),
    (text: string) => `${text}%00`,
    (text: string) => `${text}%`,
    (text: string) => `${text};a=b`,
    (text: string) => `${text}?${'a=1&'.repeat(1500)}`,
    (text: string) => `${text}?a[b][c]=1&a[]=2&%5B%5D=`,
    () => `/${encoded(random.pick(texts)).slice(0, 3000)}`,
  ])(path);

const bodyOf = (schema: Schema, random: Random): string | Buffer => {
  if (random.chance(0.15)) return random.pick(bodies);
  const fields = sample(schema, random) as Record<string, unknown>;
  for (let n = random.int(0, 3); n > 0; n -= 1) damage(fields, random);
  return JSON.stringify(fields);
};

const headersOf = (hasBody: boolean, random: Random): Record<string, string> => ({
  ...(hasBody && { 'content-type': random.chance(0.9) ? 'application/json' : random.pick(contentTypes) }),
  ...(random.chance(0.1) && { 'idempotency-key': random.pick(['k', 'k'.repeat(256), 'a b', `k${random.int(0, 9)}`]) }),
  ...(random.chance(0.05) && { 'x-http-method-override': 'DELETE', 'x-forwarded-for': '1.2.3.4, evil' }),
  ...(random.chance(0.05) && { accept: random.pick(['text/html', 'image/*', 'a/b;q=x']), origin: 'null' }),
  ...(random.chance(0.03) && { expect: '200-maybe' }),
  ...(random.chance(0.03) && { 'content-encoding': 'gzip' }),
});

/** A request made from a described call and bent in up to a handful of places. The same numbers make the same request. */
export const makeCase = (operations: readonly Operation[], random: Random): Case => {
  const operation = random.pick(operations);
  const method = random.chance(0.04) ? random.pick(methods) : operation.method;
  const address = addressOf(operation, random);
  const body = operation.body ? bodyOf(operation.body, random) : random.chance(0.03) ? random.pick(bodies) : undefined;
  const signedIn = random.chance(0.92);
  return {
    method,
    path: random.chance(0.06) ? twist(address, random) : address,
    headers: { ...headersOf(body !== undefined, random), ...(!signedIn && { authorization: random.pick(tokens) }) },
    body,
    signedIn,
  };
};
