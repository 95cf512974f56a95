/**
 * What the log may know. A line holds only what is named here: libraries log headers, addresses and values too, and each
 * of these can be a session, a password or somebody's name.
 */
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Names of what our own lines say; of an error `describe` says what is kept. */
const known = new Set([
  'traceId',
  'operation',
  'method',
  'status',
  'milliseconds',
  'errorCode',
  'wrong',
]);

/** For the logger: leaves out of a line whatever nobody has thought of. */
export function logged(line: Record<string, unknown>): Record<string, unknown> {
  const error = line.error ?? line.err;
  return {
    ...Object.fromEntries(Object.entries(line).filter(([name]) => known.has(name))),
    ...(error === undefined ? {} : { error: describe(error) }),
  };
}

/**
 * What is told of an error: its kind, and where it came from. Never its message: PostgreSQL puts values of a row into
 * it, and so do URL, JSON and Intl with what they cannot read.
 */
function describe(error: unknown): object {
  if (error instanceof DrizzleQueryError)
    return { statement: error.query, ...describe(error.cause) };
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, ...namesIn(error), stack: frames.join('\n') };
}

/** What a database says of its own parts. */
function namesIn(error: Error): object {
  return Object.fromEntries(
    ['code', 'constraint', 'table', 'column', 'routine'].flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
