/** Invariants of every answer, whatever the request. */
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import type { LightMyRequestResponse } from 'fastify';
import type { Operation } from '../../src/platform/http/operations.ts';
import { createValidator } from '../../src/platform/http/validation.ts';
import { isRecord } from './schemas.ts';

const validator = createValidator(description);

/** Errors raised before any operation, so operations do not declare them. */
const serverErrorCodes = new Set([
  'request.error.malformed',
  'request.error.unknownpath',
  'request.error.timeout',
  'request.error.toolarge',
  'request.error.addresstoolong',
  'request.error.mediatype',
  'request.error.headerstoolarge',
  'authorization.error.foreignorigin',
]);

/** Stack traces, statements, and names and words of libraries. */
const internals =
  /node_modules|\n\s+at |\.ts:\d|\bselect .+ from\b|insert into|drizzle|pglite|postgres|FST_|fastify|ajv|SyntaxError|TypeError|RangeError/i;

/**
 * Checks an answer against the invariants.
 * @param operation requested; null when the request may not have reached an operation
 * @param secrets must not appear in the answer
 * @returns the violations; empty when there are none
 */
export function findViolations(
  operation: Operation | null,
  answer: LightMyRequestResponse,
  secrets: readonly string[],
): string[] {
  const { statusCode: status, headers, body: text } = answer;
  const type = headers['content-type'] ?? '';
  const written = `${text}\n${JSON.stringify({ ...headers, 'set-cookie': null })}`;
  const violations = [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['no security headers']),
    ...(headers['cache-control'] === undefined ? ['no Cache-Control'] : []),
    ...(/^[0-9a-f]{16}$/.test(String(headers['x-trace-id'])) ? [] : ['no trace']),
    ...secrets.filter((secret) => written.includes(secret)).map((secret) => `discloses ${secret}`),
  ];
  if (status >= 400 && internals.test(written)) violations.push('discloses internals');
  if (text === '' || !type.includes('json'))
    return status >= 400 && !type.startsWith('text/html') && text !== ''
      ? [...violations, `an error of type ${type}`]
      : violations;
  const body: unknown = JSON.parse(text);
  if (status >= 400) violations.push(...findErrorViolations(body, String(headers['x-trace-id'])));
  if (operation && !isServerError(body)) {
    const wrong = validator.answer(operation, status, body);
    if (wrong !== null) violations.push(wrong);
  }
  return violations;
}

const isServerError = (body: unknown): boolean =>
  isRecord(body) && typeof body.errorCode === 'string' && serverErrorCodes.has(body.errorCode);

function findErrorViolations(body: unknown, traceId: string): string[] {
  return [body].flat().flatMap((item) => {
    if (!isRecord(item) || typeof item.errorCode !== 'string' || item.errorCode === '')
      return ['no errorCode'];
    return item.traceId === traceId ? [] : ['a trace id other than X-Trace-Id'];
  });
}
