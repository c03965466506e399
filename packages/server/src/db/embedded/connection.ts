import { Duplex } from 'node:stream';
import type { Engine } from './engine';

/** One message of PostgreSQL's wire protocol. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** "You are signed in" and "ask away": what a server says to a start-up message. */
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const terminate = 'X'.charCodeAt(0);

/**
 * What node-postgres takes for a socket: the bytes go to the engine's thread instead of the network. The pool above
 * has one connection, so a transaction has the engine to itself and everybody else waits in the pool's queue.
 */
export class EngineConnection extends Duplex {
  #signedIn = false;

  constructor(
    private readonly engine: Engine,
    private readonly role: string | undefined,
  ) {
    super();
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#answer(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#answer(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #answer(bytes: Buffer): Promise<void> {
    if (!this.#signedIn) {
      await this.engine.reset(this.role);
      this.#signedIn = true;
      this.push(welcome);
    } else if (bytes[0] === terminate) {
      this.push(null);
    } else {
      const answer = await this.engine.protocol(bytes);
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    }
  }
}
