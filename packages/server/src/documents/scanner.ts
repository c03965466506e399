import { connect, type Socket } from 'node:net';
import { Refusal } from '../http/errors';

/** Looks for malware. */
export interface Scanner {
  /** True when malware was found. @throws Refusal `service_unavailable` when there is no clear answer. */
  isInfected(bytes: Buffer): Promise<boolean>;
}

/** Milliseconds until the scanner has answered, connecting included. */
const patience = 20_000;

/** Seconds after which a call that met no scanner may be tried again. */
const retryAfter = 30;

/** Bytes of one part of the stream. */
const partLength = 64 * 1024;

/** An answer longer than this is none, in bytes. */
const answerMax = 4096;

/** Opens the connection that a `tcp://host:port` or `unix:/path` names. */
const connectTo = (url: URL): Socket =>
  url.protocol === 'unix:'
    ? connect(decodeURIComponent(url.pathname))
    : connect(Number(url.port || 3310), url.hostname.replace(/^\[|\]$/g, ''));

const send = (socket: Socket, bytes: Buffer): void => {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += partLength) {
    const part = bytes.subarray(at, at + partLength);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    socket.write(length);
    socket.write(part);
  }
  socket.write(Buffer.alloc(4));
};

/** What the scanner says of the bytes. Rejects when it cannot be reached, is too slow, or hangs up without a word. */
const ask = (url: URL, bytes: Buffer, milliseconds: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connectTo(url);
    let answer = '';
    const late = setTimeout(() => socket.destroy(new Error('the scanner does not answer')), milliseconds);
    socket.setEncoding('latin1');
    socket.once('connect', () => send(socket, bytes));
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0') || answer.length > answerMax) socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(late);
      resolve(answer.replaceAll('\0', '').trim());
    });
  });

/**
 * A ClamAV daemon, asked over its protocol INSTREAM. It fails closed: whatever is no clear answer is a refusal.
 *
 * @param address `tcp://host:port` (3310 when absent) or `unix:/path/of/the/socket`
 * @param milliseconds until it has answered
 */
export const createClamd = (address: string, milliseconds = patience): Scanner => {
  const url = new URL(address);
  return {
    isInfected: async (bytes) => {
      let answer: string;
      try {
        answer = await ask(url, bytes, milliseconds);
      } catch (cause) {
        throw new Refusal('service_unavailable', { retryAfter, cause });
      }
      if (/ FOUND$/.test(answer)) return true;
      if (answer === 'stream: OK') return false;
      throw new Refusal('service_unavailable', { retryAfter, cause: new Error(`the scanner said: ${answer}`) });
    },
  };
};
