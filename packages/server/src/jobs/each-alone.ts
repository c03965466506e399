const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Does every part, one after the other, also where one before it has failed; only once `signal` has fired a failure ends
 * it at once.
 *
 * @throws AggregateError with what went wrong, after all is done; its message names the parts that failed
 */
export const eachAlone = async (
  parts: readonly (readonly [name: string, work: () => Promise<unknown>])[],
  signal?: AbortSignal,
): Promise<void> => {
  const failures: { name: string; error: unknown }[] = [];
  for (const [name, work] of parts) {
    try {
      await work();
    } catch (error) {
      if (signal?.aborted) throw error;
      failures.push({ name, error });
    }
  }
  if (failures.length === 0) return;
  const told = failures.map(({ name, error }) => `${name}: ${messageOf(error)}`).join('; ');
  throw new AggregateError(
    failures.map(({ error }) => error),
    told,
  );
};
