import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** The harmless file that every scanner calls infected, put together so that this file is not it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

/** A daemon that speaks ClamAV's INSTREAM and finds nothing but the test file. */
export interface TestClamd {
  url: string;
  /** What the next connections get instead of an answer: silence, the line cut, or this text. */
  behave(how: 'well' | 'silent' | 'cut' | { say: string }): void;
  close(): Promise<void>;
}

/** Reads one INSTREAM; undefined until its end has come. */
const contentOf = (sent: Buffer): Buffer | undefined => {
  const command = 'zINSTREAM\0';
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    if (at + 4 + length > sent.length) return undefined;
    parts.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};

/** Starts the daemon on a free port, or on a socket at `path`. */
export const startTestClamd = async (path?: string): Promise<TestClamd> => {
  let how: Parameters<TestClamd['behave']>[0] = 'well';
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    let sent: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      if (how === 'silent') return;
      if (how === 'cut') return void socket.destroy();
      sent = Buffer.concat([sent, chunk]);
      const content = contentOf(sent);
      if (!content) return;
      const verdict = content.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK';
      socket.end(`${how === 'well' ? `stream: ${verdict}` : how.say}\0`);
    });
  });
  await new Promise<void>((resolve) => (path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve)));
  return {
    url: path ? `unix:${path}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next) => {
      how = next;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
