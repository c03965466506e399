/** A promise that the test settles. */
export interface Deferred<V> {
  promise: Promise<V>;
  resolve: (value: V) => void;
  reject: (reason: unknown) => void;
}

/** An answer that comes when the test says so. */
export const deferred = <V>(): Deferred<V> => {
  let settle: Omit<Deferred<V>, 'promise'> | undefined;
  const promise = new Promise<V>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...(settle as Omit<Deferred<V>, 'promise'>) };
};
