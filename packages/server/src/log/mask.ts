const emailLike = /^(.).*(?:@|%40)/is;

/** Names of private documents. */
const documentName = /^\/files\/[^/]+/;

/**
 * A path for the log: no query, of an e-mail only its first character (`a***@…`), of a private document nothing. Long
 * paths are cut.
 */
export const maskPath = (url: string): string => {
  const path = url.split('?', 1)[0] as string;
  return path
    .slice(0, 300)
    .replace(documentName, '/files/…')
    .split('/')
    .map((segment) => segment.replace(emailLike, '$1***@…\0').split('\0', 1)[0])
    .join('/');
};

interface LoggedError {
  type: string;
  code?: string;
  message?: string;
  constraint?: string;
  stack: string[];
  cause?: LoggedError;
}

const isDatabaseError = (error: Error): boolean => 'severity' in error && 'routine' in error;

/** What the log says of an error. A database's sentences may quote values, so only its code and places are kept. */
export const describeError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(!isDatabaseError(error) && { message: error.message }),
    stack: (error.stack ?? '')
      .split('\n')
      .flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []))
      .slice(0, 12),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
};
