/**
 * What the log may know. A line holds only what is named here: libraries log headers, addresses and values too, and each of these can
 * be a session, a token or somebody's name.
 */
import { ApiError } from '@studio-portal/sdk';
import { UnusableAnswer } from './answers.ts';

const known = new Set([
  'kind',
  'page',
  'operation',
  'method',
  'status',
  'milliseconds',
  'backendTraceId',
]);

/** For the logger: leaves out of a line whatever nobody has thought of. */
export function logged(line: Record<string, unknown>): Record<string, unknown> {
  const error = line.error ?? line.err;
  return {
    ...Object.fromEntries(Object.entries(line).filter(([name]) => known.has(name))),
    ...(error === undefined ? {} : { error: describe(error) }),
  };
}

/** What is told of an error: its kind, where it came from and what caused it. Never its message, which may repeat what somebody sent. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '', cause } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const code: unknown = Reflect.get(error, 'code');
  const operation: unknown = Reflect.get(error, 'operationId');
  return {
    name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof operation === 'string' ? { operation } : {}),
    ...(error instanceof ApiError ? { status: error.status } : {}),
    ...(error instanceof UnusableAnswer ? { fields: error.fields } : {}),
    stack: frames.join('\n'),
    ...(cause === undefined ? {} : { cause: describe(cause) }),
  };
}
