/**
 * Allowlist of log fields: libraries also log headers, addresses and values, each of which may be a session, a
 * token or personal data.
 */
import { ApiError } from '@studio-portal/sdk';
import { UnusableAnswer } from './answerSchemas.ts';

const allowedFields = new Set([
  'kind',
  'page',
  'operation',
  'method',
  'status',
  'milliseconds',
  'backendTraceId',
]);

/** Removes all fields from a log line that are not allowed, for the logger's formatter. */
export function redactLogLine(line: Record<string, unknown>): Record<string, unknown> {
  const error = line.error ?? line.err;
  return {
    ...Object.fromEntries(Object.entries(line).filter(([name]) => allowedFields.has(name))),
    ...(error === undefined ? {} : { error: describeError(error) }),
  };
}

/** Describes an error by its kind, origin and cause. Leaves out the message, which may repeat user input. */
function describeError(error: unknown): object {
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
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
