import { connect } from 'node:net';
import { noise } from './vocabulary';

/** Sends bytes and reads until the server hangs up; what came within five seconds, or undefined. */
const shout = (port: number, bytes: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    socket.setTimeout(5000, () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
  });

/** What is not HTTP is refused with the envelope too, at once. @returns what was not */
export const shoutNoise = async (port: number): Promise<string[]> => {
  const faults: string[] = [];
  for (const bytes of noise) {
    const heard = await shout(port, bytes);
    const line = JSON.stringify(bytes.slice(0, 80));
    if (heard === undefined) faults.push(`hung after ${line}`);
    else if (/^HTTP\/1\.1 5/.test(heard)) faults.push(`${heard.slice(0, 40)} after ${line}`);
    else if (heard !== '' && !heard.includes('"processStatus"'))
      faults.push(`no envelope after ${line}: ${heard.slice(0, 200)}`);
  }
  return faults;
};
