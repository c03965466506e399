const works = new Set();

const finish = () => {
  // The last begun ends first: a program before the database it uses.
  for (const work of [...works].reverse()) work();
};

/** What a shell answers for a program that a signal has ended is 128 and the signal's number. */
const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
const signals = Object.entries(numbers).map(([signal, number]) => [signal, () => process.exit(128 + number)]);

function listen() {
  process.on('exit', finish);
  for (const [signal, leave] of signals) process.on(signal, leave);
}

/** Without work the signals belong to others, such as `attach`, which waits for its child. */
function forget(work) {
  works.delete(work);
  if (works.size > 0) return;
  process.off('exit', finish);
  for (const [signal, leave] of signals) process.off(signal, leave);
}

/**
 * Does some work when this process ends, also by SIGINT, SIGTERM or SIGHUP.
 * @param work without promises: nobody waits for them
 * @returns a function that takes it back
 */
export function atEnd(work) {
  if (works.size === 0) listen();
  works.add(work);
  return () => forget(work);
}
