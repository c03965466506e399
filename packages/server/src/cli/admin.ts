import { parseArgs } from 'node:util';
import { isEmail } from '@telve/api/rules';
import { systemClock } from '../clock';
import type { Config } from '../config/index';
import { openDatabase } from '../db/index';
import { newAccountMail, queueMail } from '../mail/index';
import { oneLine } from '../mail/oneLine';
import { addPanelUser, type Deliver, EmailTaken, type Person } from '../modules/auth/add-panel-user';
import { createHashQueue } from '../security/hash-queue';
import { createPasswords } from '../security/passwords';
import { temporaryPasswordMinutes } from '../security/temporary-password';
import { erase } from './erase';
import { runProgram, UsageError } from './run';
import { adminTexts } from './texts';

/** Characters of a first or last name, as the database holds it. */
const nameLimit = 255;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  print: { type: 'boolean', default: false },
} as const;

const readArgs = () => {
  try {
    return parseArgs({ args: process.argv.slice(2), options }).values;
  } catch {
    throw new UsageError(adminTexts.usage);
  }
};

function personOf({ email, name }: { email?: string; name?: string }): Person {
  if (email === undefined || name === undefined) throw new UsageError(adminTexts.usage);
  if (!isEmail(email.trim())) throw new UsageError(adminTexts.email);
  const words = oneLine(name).split(' ');
  const lastName = words.pop() ?? '';
  const firstName = words.join(' ');
  if (!firstName || Math.max(firstName.length, lastName.length) > nameLimit) throw new UsageError(adminTexts.name);
  return { firstName, lastName, email: email.trim() };
}

const byMail =
  ({ publicUrl }: Config, { firstName, lastName, email }: Person): Deliver =>
  async (trx, { password, expiresAt }) => {
    const mail = { recipient: email, name: `${firstName} ${lastName}`, password, expiresAt };
    const life = temporaryPasswordMinutes * 60_000;
    await queueMail(trx, systemClock, newAccountMail({ ...mail, life, signInUrl: `${publicUrl}/` }));
  };

/** Makes a PanelUser, the first one of an installation above all. */
const addAdmin = async (config: Config): Promise<void> => {
  const { print, ...given } = readArgs();
  const person = personOf(given);
  // A demo shows its outbox; anywhere else a mail that nobody sends would be a password that nobody reads.
  if (!print && !config.smtpUrl && !config.demo) throw new UsageError(adminTexts.noMail);
  const { databaseUrl, databaseOwnerUrl, dataDir } = config;
  const database = await openDatabase(databaseUrl ? { url: databaseUrl, ownerUrl: databaseOwnerUrl } : { dataDir });
  let shown = '';
  const toScreen: Deliver = async (_trx, { password }) => {
    shown = password;
  };
  try {
    const passwords = await createPasswords(createHashQueue({ concurrency: 1, waiting: 0 }));
    const deliver = print ? toScreen : byMail(config, person);
    await addPanelUser(database.db, person, { passwords, now: systemClock.now(), deliver });
  } catch (error) {
    throw error instanceof EmailTaken ? new UsageError(adminTexts.taken(person.email)) : error;
  } finally {
    await database.close();
  }
  const minutes = temporaryPasswordMinutes;
  const said = print ? adminTexts.printed(shown, minutes) : adminTexts.mailed(person.email, minutes);
  process.stdout.write(`${said}\n`);
};

const [command, ...rest] = process.argv.slice(2);

// `npm run admin -- --email x --name 'Ad Soyad'`, or `npm run admin -- erase --member 40217`.
await runProgram((config) => (command === 'erase' ? erase(config, rest) : addAdmin(config)));
