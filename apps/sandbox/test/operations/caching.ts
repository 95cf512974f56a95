import { expect } from 'vitest';
import type { OperationId } from '../../src/platform/api.ts';
import { findOperation } from '../harness/client.ts';
import type { Request } from '../harness/sandbox.ts';

/** Responses that are the same for everyone, with their own lifetime and dependencies. */
const logoOperations = new Set<OperationId>(['getAnyStudioLogo', 'getStudioLogo']);

/** Addresses that contain a name or a code. */
const personalOperations = new Set<OperationId>(['validateAccountHolder', 'validateReferralCode']);

const splitNames = (header: unknown) =>
  (typeof header === 'string' ? header : '').toLowerCase().split(/, */);

/** Asserts that Cache-Control and Vary fit the operation: personal responses are not stored. */
export function expectCaching(
  id: OperationId,
  request: Request,
  headers: Record<string, unknown>,
): void {
  const { needsSession, method, parameters } = findOperation(id);
  const context = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
  const depends = logoOperations.has(id)
    ? ['x-tenant']
    : ['accept-language', 'cookie', ...context.map((name) => name.toLowerCase())];
  expect(splitNames(headers.vary)).toEqual(expect.arrayContaining(depends));
  const secret = Object.values({ ...request.path, ...request.query }).some(
    (value) => typeof value === 'string' && /^[\w-]{32,}$/.test(value),
  );
  const shared = logoOperations.has(id) ? 'max-age=86400' : 'no-cache';
  const personal = needsSession || secret || personalOperations.has(id);
  const expected = personal || method !== 'GET' ? 'no-store' : shared;
  expect(headers['cache-control']).toBe(expected);
}
