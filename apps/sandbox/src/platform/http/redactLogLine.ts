/**
 * Allowlist for the log. Libraries also log headers, addresses and values, any of which may contain a session, a
 * password or a person's name; only the fields named here are written.
 */
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Allowed fields of our own log lines; `describe` selects those of an error. */
const allowedFields = new Set([
  'traceId',
  'operation',
  'method',
  'status',
  'milliseconds',
  'errorCode',
  'wrong',
]);

/** Log formatter: drops every field that is not on the allowlist. */
export function redactLogLine(line: Record<string, unknown>): Record<string, unknown> {
  const error = line.error ?? line.err;
  return {
    ...Object.fromEntries(Object.entries(line).filter(([name]) => allowedFields.has(name))),
    ...(error === undefined ? {} : { error: describe(error) }),
  };
}

/**
 * Logs the name and origin of an error, never its message: PostgreSQL, URL, JSON and Intl errors quote the values they
 * reject.
 */
function describe(error: unknown): object {
  if (error instanceof DrizzleQueryError)
    return { statement: error.query, ...describe(error.cause) };
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, ...schemaNames(error), stack: frames.join('\n') };
}

/** Extracts the schema names that a database error mentions. */
function schemaNames(error: Error): object {
  return Object.fromEntries(
    ['code', 'constraint', 'table', 'column', 'routine'].flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
