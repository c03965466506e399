import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to the database that a test can cut, or leave silent. */
export interface Wire {
  /** Address of the database through the wire. */
  url: string;
  /** As if the server were stopped. */
  cut(): void;
  /** As if the network swallowed everything. */
  mute(): void;
  mend(): void;
  close(): void;
}

/** Lays a wire to the PostgreSQL at `url`. */
export async function wireTo(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'mute' = 'whole';
  const server: Server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    sockets.add(near);
    near.on('error', () => {});
    if (state === 'mute') return;
    const far = connect(Number(port), hostname);
    sockets.add(far);
    far.on('error', () => {});
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const wired = new URL(url);
  wired.port = String((server.address() as AddressInfo).port);
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: wired.toString(),
    cut: () => {
      state = 'cut';
      drop();
    },
    mute: () => {
      state = 'mute';
      for (const socket of sockets) socket.unpipe();
    },
    mend: () => {
      state = 'whole';
      drop();
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
