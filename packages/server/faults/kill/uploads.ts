import { randomUUID } from 'node:crypto';
import { type ApplicationDocument, applicationEntries, type MerchantApplication } from '@telve/api';
import type { Random } from '../../src/seed/random';
import { call } from '../harness/calls';
import { type Client, payloadOf, requestIdOf } from '../harness/client';
import type { Acknowledged } from './acknowledged';
import { hashOf, newFiles } from './files';

/** What a save brought: a mark in its fields, and its files by their hash. */
interface Content {
  mark: string;
  files: Partial<Record<ApplicationDocument, string>>;
}

/** An application that is saved again and again, by one person. */
export interface SavedForm {
  id: number;
  email: string;
  /** Its version before the first save. */
  begun: number;
  /** As it was last acknowledged. */
  kept: Content;
  /** The save that has no answer yet. */
  pending: Content | undefined;
  /** True once all of it has been sent. */
  isSent: boolean;
}

const read = async (client: Client, token: string, email: string): Promise<MerchantApplication> =>
  payloadOf(await call(client, applicationEntries.byEmail, { email }, { token }));

/** What is there, files as a reader downloads them. */
const contentOf = async (client: Client, { companyTitle, documents = [] }: MerchantApplication): Promise<Content> => {
  const files: Content['files'] = {};
  for (const { document, url } of documents) {
    const { status, bytes } = await client.send('GET', url);
    files[document] = status === 200 ? hashOf(bytes) : `answered ${status}`;
  }
  return { mark: companyTitle, files };
};

export const beginForm = async (client: Client, token: string, email: string): Promise<SavedForm> => {
  const application = await read(client, token, email);
  const { id, version = 0 } = application;
  const kept = await contentOf(client, application);
  return { id, email, begun: version, kept, pending: undefined, isSent: false };
};

const after = (before: Content, saved: Content): Content => ({
  mark: saved.mark,
  files: { ...before.files, ...saved.files },
});

const isSame = (one: Content, other: Content): boolean => {
  const text = ({ mark, files }: Content) => JSON.stringify([mark, Object.entries(files).sort()]);
  return text(one) === text(other);
};

/** Saves fields and files by the form's own call until the server ends. */
export const saveAgain = async (
  client: Client,
  token: string,
  form: SavedForm,
  random: Random,
  changes: Acknowledged['changes'],
): Promise<never> => {
  for (;;) {
    const files = await newFiles(random);
    const hashes = files.map(async ([name, file]) => [name, hashOf(Buffer.from(await file.arrayBuffer()))]);
    const saved: Content = { mark: randomUUID(), files: Object.fromEntries(await Promise.all(hashes)) };
    const input = { id: form.id, companyTitle: saved.mark, ...Object.fromEntries(files) };
    form.isSent = false;
    form.pending = saved;
    const onSent = () => {
      form.isSent = true;
    };
    const reply = await call(client, applicationEntries.update, input, { token, onSent, patience: 60_000 });
    payloadOf(reply);
    changes.push({ requestId: requestIdOf(reply), entity: 'merchant_application' });
    form.kept = after(form.kept, saved);
    form.pending = undefined;
  }
};

/** What became of a save that a kill has cut off. */
export type Fate = 'none' | 'arriving' | 'worked on' | 'kept';

/**
 * Looks at a form after the restart: it is as acknowledged, or as the cut save would have it, all of it.
 * @returns what became of the cut save
 * @throws Error when it is neither
 */
export const settle = async (client: Client, token: string, form: SavedForm): Promise<Fate> => {
  const found = await contentOf(client, await read(client, token, form.email));
  const { kept, pending, isSent } = form;
  form.pending = undefined;
  if (isSame(found, kept)) return pending ? (isSent ? 'worked on' : 'arriving') : 'none';
  if (pending && isSame(found, after(kept, pending))) {
    form.kept = found;
    return 'kept';
  }
  const told = JSON.stringify({ found, kept, pending });
  form.kept = found;
  throw new Error(`application ${form.id} is neither as acknowledged nor as saved: ${told}`);
};
