import { type Client, isApiError } from '@telve/api';

/** Whether calls of a client are answered, and what was told while they were not. */
export interface Connection {
  /** A call was answered. */
  answered: () => void;
  /** A call failed; a refusal is an answer too. */
  failed: (error: unknown) => void;
  /** While nothing is answered, keeps how a message that was just told is let go; else does nothing. */
  told: (letGo: () => void) => void;
}

const connections = new WeakMap<Client, Connection>();

const createConnection = (): Connection => {
  let isDown = false;
  const waiting = new Set<() => void>();
  const answered = () => {
    isDown = false;
    for (const letGo of waiting) letGo();
    waiting.clear();
  };
  return {
    answered,
    failed: (error) => {
      if (!isApiError(error)) return;
      if (error.code === 'network') isDown = true;
      else if (error.status > 0) answered();
    },
    told: (letGo) => {
      if (isDown) waiting.add(letGo);
    },
  };
};

/** The connection of a client; the same each time. */
export const connectionOf = (client: Client): Connection => {
  const connection = connections.get(client) ?? createConnection();
  connections.set(client, connection);
  return connection;
};

/** Makes a call and notes whether it was answered, before its caller knows. */
export const noted = async <Payload>(client: Client, call: Promise<Payload>): Promise<Payload> => {
  const connection = connectionOf(client);
  try {
    const payload = await call;
    connection.answered();
    return payload;
  } catch (error) {
    connection.failed(error);
    throw error;
  }
};
