const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** True when what came in place of a file is the API's own word: a refusal, or JSON that is not offered as a file. */
const isWord = (status: number, header: (name: string) => string | null): boolean =>
  status >= 400 ||
  ((header('content-type') ?? '').startsWith('application/json') && header('content-disposition') === null);

/** Gives the body its form: JSON is parsed, a file stays a Blob, anything else is null. */
export const readBody = async (
  data: unknown,
  status: number,
  header: (name: string) => string | null,
): Promise<unknown> => {
  if (!(data instanceof Blob)) return typeof data === 'string' ? parse(data) : null;
  return isWord(status, header) ? parse(await data.text()) : data;
};
