import { type Context, useContext } from 'react';

/** The value of a context that TelveProvider fills; throws the one sentence that says what to wrap. */
export const useRequired = <V>(context: Context<V | null>, caller: string): V => {
  const value = useContext(context);
  if (value === null) {
    throw new Error(
      `${caller} needs <TelveProvider client={…}> around it: wrap your tree in TelveProvider of @telve/kit.`,
    );
  }
  return value;
};
