import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  applicationDocuments,
  applicationEntries,
  type Envelope,
  type MerchantApplication,
  venueEntries,
} from '@telve/api';
import { goodFiles } from '../src/testing/goodFiles';
import { hostileFiles, type SentFile } from '../src/testing/hostileFiles';
import { expectWell, memoryInUse } from './harness/aftermath';
import { call } from './harness/calls';
import { createClient, payloadOf, type Reply, signIn } from './harness/client';
import { createChecks, percentile, timesOf } from './harness/figures';
import { startServer } from './harness/server';
import { foldersOf, hashOf } from './kill/files';
import type { Trial } from './trial';

/** Milliseconds that a file may take, and that a list may take meanwhile. */
const limits = { file: 2000, list: 500 };

type Document = (typeof applicationDocuments)[number];

/** True for a refusal that says at the file's field what is the matter with the file. */
const isRefused = ({ status, text }: Reply, document: Document): boolean => {
  if (status < 400 || status >= 500) return false;
  const { errors } = JSON.parse(text) as Envelope;
  return errors.length > 0 && errors.every(({ field, code }) => field === document && code.startsWith('file_'));
};

/** 200 hostile and 200 good files through the form's own call, five at once, while somebody else reads lists. */
export const uploads: Trial = async ({ place }) => {
  const { expect, faults } = createChecks();
  const { stored } = foldersOf(String(place.env.DATA_DIR));
  // Made beforehand: while this process makes bombs it does not hear what it is answered.
  const files = { hostile: await hostileFiles(), good: await goodFiles() };
  const server = await startServer(place.env);
  const client = createClient(server.url);
  const reader = createClient(server.url, 1);
  const { accessToken: token } = await signIn(client, 'applicant');
  const { accessToken: admin } = await signIn(reader);
  const email = 'applicant@telve.example';
  const { id } = payloadOf<MerchantApplication>(await call(client, applicationEntries.byEmail, { email }, { token }));
  const memory = await memoryInUse(server, client);

  let reading = true;
  /** Times of the lists since this was last asked. */
  let lists: number[] = [];
  const reads = (async () => {
    while (reading) {
      const reply = await call(reader, venueEntries.list, { size: 10 }, { token: admin });
      expect(reply.status === 200, `a list was answered ${reply.status}`);
      lists.push(reply.ms);
      await sleep(20);
    }
  })();

  const put = (document: Document, { name, type, bytes }: SentFile): Promise<Reply> => {
    const file = new File([new Uint8Array(bytes)], name, { type });
    return call(client, applicationEntries.update, { id, [document]: file }, { token, patience: 60_000 });
  };
  /** Sends each file, one after the other for each of the five documents. @returns figures */
  const sendAll = async (
    what: string,
    sent: readonly SentFile[],
    look: (document: Document, file: SentFile, reply: Reply) => Promise<boolean>,
  ): Promise<string> => {
    lists = [];
    const times: number[] = [];
    let right = 0;
    const waiting = [...sent];
    const send = async (document: Document) => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        const reply = await put(document, file);
        times.push(reply.ms);
        if (await look(document, file, reply)) right += 1;
        else
          expect(
            false,
            `${what} ${file.name} (${file.bytes.length} bytes): ${reply.status} ${reply.text.slice(0, 300)}`,
          );
      }
    };
    await Promise.all(applicationDocuments.map(send));
    expect(percentile(times, 0.99) <= limits.file, `${what} files took ${timesOf(times)}`);
    expect(percentile(lists, 0.99) <= limits.list, `lists took ${timesOf(lists)} during ${what} files`);
    return `${right} of ${sent.length} ${what} files ${timesOf(times)}, ${lists.length} lists meanwhile ${timesOf(lists)}`;
  };

  const before = await readdir(stored);
  const hostile = await sendAll('hostile', files.hostile, async (document, _file, reply) => isRefused(reply, document));
  const kept = (await readdir(stored)).length - before.length;
  expect(kept === 0, `${kept} hostile files were kept`);
  const good = await sendAll('good', files.good, async (document, file, reply) => {
    if (reply.status !== 200) return false;
    const { documents = [] } = payloadOf<MerchantApplication>(reply);
    const { url } = documents.find((each) => each.document === document) ?? {};
    return url !== undefined && hashOf((await client.send('GET', url)).bytes) === hashOf(file.bytes);
  });
  reading = false;
  await reads;
  const well = await expectWell({ expect, faults }, server, client, memory);
  client.close();
  reader.close();
  await server.stop();
  return { figures: `${hostile}; ${good}; ${well}`, faults };
};
