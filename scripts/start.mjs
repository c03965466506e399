import { existsSync } from 'node:fs';
import { alone } from './lib/alone.mjs';
import { buildServer, serverMain } from './lib/build-server.mjs';
import { buildHost, hostDist } from './lib/host.mjs';
import { install } from './lib/install.mjs';
import { attach } from './lib/run.mjs';
import { serverEnv } from './lib/server.mjs';

const say = (turkish, english) => console.log(`${turkish} / ${english}`);

/** Milliseconds after which a step is no longer over at once: what is built already needs no words. */
const atOnce = 300;

/** Says what a step does, and how long it took, where somebody waits for it. */
async function saying([turkish, english], work) {
  const start = Date.now();
  let isTold = false;
  const timer = setTimeout(() => {
    isTold = true;
    say(`${turkish}…`, `${english}…`);
  }, atOnce);
  try {
    await work();
  } finally {
    clearTimeout(timer);
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  if (isTold) say(`Derlendi, ${seconds} sn`, `built in ${seconds} s`);
}

// `npm start`: everything from a fresh clone to the running panel. The server itself prints address and accounts.
// A second start at the same moment waits for the first one's builds instead of building into the same folders.
await alone('start', async () => {
  install();
  await saying(
    ['Panel ve sunucu derleniyor, bir dakika sürebilir', 'Building panel and server, this may take a minute'],
    () => Promise.all([buildHost(), buildServer()]),
  );
});
const env = serverEnv({ HOST_DIST: hostDist });
if (process.env.DATABASE_URL || existsSync(env.DATA_DIR)) say('Sunucu başlatılıyor…', 'Starting the server…');
else
  say(
    'Veritabanı ilk kez kuruluyor, bir dakika sürebilir…',
    'Setting up the database for the first time, this may take a minute…',
  );
attach(process.execPath, ['--enable-source-maps', serverMain], { env });
