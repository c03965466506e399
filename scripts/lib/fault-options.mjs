import { parseArgs } from 'node:util';

/** The trials of packages/server/faults, in the order in which they run. */
export const trials = [
  'kill-during-writes',
  'kill-during-uploads',
  'kill-during-imports',
  'kill-during-codes',
  'two-processes',
  'fuzz',
  'uploads',
  'import-bombs',
  'refresh-storm',
  'database-outage',
  'graceful-stop',
  'slow-clients',
  'soak',
];

const engines = ['embedded', 'postgres'];

const described = {
  only: '<trial>,…   these trials alone',
  engine: `${engines.join('|')}   one engine instead of both`,
  seed: '<number>   where random choices start, to repeat a run',
  rounds: '<n>   kills and stops',
  requests: '<n>   requests of the fuzz',
  seconds: '<n>   length of an outage, of the slow clients, of the soak',
  sessions: '<n>   sessions of the refresh storm',
  clients: '<n>   slow clients',
  rate: '<n>   calls of the soak in a second',
};

export const usage = [
  'npm run faults -- [options]: does harm to the server for minutes and looks whether its promises held.',
  '',
  ...Object.entries(described).map(([name, words]) => `  --${name} ${words}`),
  '  --help   this',
  '',
  `Trials: ${trials.join(', ')}; the soak runs only when it is named`,
].join('\n');

const options = {
  ...Object.fromEntries(Object.keys(described).map((name) => [name, { type: 'string' }])),
  help: { type: 'boolean' },
};

const faultOf = ({ only, engine, help: _help, ...numbers }) => {
  const unknown = only?.split(',').filter((name) => !trials.includes(name)) ?? [];
  if (unknown.length > 0) return `Unknown trial: ${unknown.join(', ')}`;
  if (engine !== undefined && !engines.includes(engine)) return `Unknown engine: ${engine}`;
  const wrong = Object.entries(numbers).find(([, value]) => !/^\d+$/.test(value));
  return wrong && `--${wrong[0]} takes a number`;
};

/**
 * Reads the arguments of `npm run faults` before anything is installed, built or started.
 * @returns what to print and the exit code, or undefined when the run may begin
 */
export function answerAtOnce(args) {
  let fault;
  try {
    const { values } = parseArgs({ args, options });
    if (values.help) return { code: 0, text: usage };
    fault = faultOf(values);
  } catch (error) {
    fault = error.message.split('.')[0];
  }
  return fault && { code: 2, text: `${fault}\n\n${usage}` };
}
