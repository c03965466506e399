import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../harness/port';

/** A way to the database that can be blocked and slowed. */
export interface Proxy {
  port: number;
  /** Connections stay open and are accepted, but no byte passes: what a dead network looks like. */
  hold(): void;
  /** Every part of an answer comes so many milliseconds later. */
  delay(ms: number): void;
  /** Bytes pass again; connections that were held are cut. */
  pass(): void;
  close(): void;
}

/** Forwards to a port of the loopback. */
export const startProxy = async (target: number): Promise<Proxy> => {
  const sockets = new Set<Socket>();
  let held = false;
  let late = 0;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const forward = (from: Socket, to: Socket, slowed: boolean): void => {
    from.on('data', (part) => {
      if (held) return;
      if (slowed && late > 0) setTimeout(() => to.writable && to.write(part), late);
      else to.write(part);
    });
    from.on('close', () => to.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    const far = keep(connect(target, '127.0.0.1'));
    forward(near, far, false);
    forward(far, near, true);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    hold: () => {
      held = true;
    },
    delay: (ms) => {
      late = ms;
    },
    pass: () => {
      if (held) cut();
      held = false;
      late = 0;
    },
    close: () => {
      server.close();
      cut();
    },
  };
};
