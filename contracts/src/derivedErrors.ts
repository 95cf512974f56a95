import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';
import { invalidRequests } from './invalidRequests.ts';
import { describedOperation, serverPrefix } from './description.ts';
import { declaredErrorCodes } from './errorCodes.ts';
import { operationIds } from './operationIds.ts';
import { state, type ProviderState } from './states.ts';
import type { DerivedCode, ErrorRow, SuccessRow } from './table.ts';
import { isList, literalValue, type WireRequest } from './wire.ts';

/** An error that follows from the API description, with the row that covers it. */
interface DerivedError {
  status: number;
  code: DerivedCode;
  row: ErrorRow;
}

const isLogin = ({ name }: ProviderState): boolean => name.startsWith('a logged-in');

/** Removes the session and replaces injected values with their examples. */
function withoutSession({
  headers,
  query,
  injectedBody: _from,
  ...request
}: WireRequest): WireRequest {
  const { Cookie: _cookie, ...others } = headers;
  const plain = Object.entries(query).map(([name, value]) => [
    name,
    isList(value) ? value : literalValue(value),
  ]);
  return { ...request, headers: others, query: Object.fromEntries(plain) };
}

/** Identifies a person that no account may act for. */
const unknownPersonId = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9bff';

/** Identifies an account other than those of the provider states. */
const otherAccountId = 9999;

/** Derives the rows of an error code from the operation and its first successful row. */
const derivations: Record<DerivedCode, (id: OperationId, row: SuccessRow) => ErrorRow[]> = {
  'validation.error.invalid': (id, row) =>
    invalidRequests(id, row).map((broken) => ({ ...broken, given: row.given.filter(isLogin) })),
  'authentication.error.notloggedin': (_id, { call, request }) => [
    { given: [], call, request: withoutSession(request) },
  ],
  'authentication.error.otheraccount': (_id, { given, call, request, context }) => [
    {
      given,
      call,
      request: {
        ...request,
        headers: { ...request.headers, 'X-Account-Id': String(otherAccountId) },
      },
      context: { tenant: 'northside', ...context, accountId: otherAccountId },
    },
  ],
  'authorization.error.notconnected': (_id, { call, request }) => [
    { given: [state('a logged-in visitor without connection', {})], call, request },
  ],
  'botprotection.error.failed': (_id, { given, call, request, context }) => [
    { given: [...given, state('bot protection', {})], call, request, ...(context && { context }) },
  ],
  'family.error.notyours': (_id, { given, call, request, context }) => [
    {
      given,
      call,
      request: { ...request, headers: { ...request.headers, 'X-Acting-For': unknownPersonId } },
      context: { tenant: 'northside', ...context, actingFor: unknownPersonId },
    },
  ],
  'internal.error': (_id, row) => outageRows(row, 'failure'),
  maintenance: (_id, row) => outageRows(row, 'maintenance'),
  'service.error.unavailable': (_id, row) => outageRows(row, 'overload'),
};

const outageRows = (
  { given, call, request, context }: SuccessRow,
  kind: 'failure' | 'maintenance' | 'overload',
): ErrorRow[] => [
  { given: [...given, state('trouble', { kind })], call, request, ...(context && { context }) },
];

const isDerivedCode = (code: string): code is DerivedCode => Object.hasOwn(derivations, code);

/** Outages affect all operations alike, so one operation per tag covers them. */
const outageCodes: ReadonlySet<DerivedCode> = new Set<DerivedCode>([
  'internal.error',
  'maintenance',
  'service.error.unavailable',
]);

/** Returns the tag's first operation of the backend itself, or else its first operation. */
function outageOperation(tag: string): OperationId | undefined {
  const ids = operationIds.filter((id) => operations[id].tag === tag);
  return ids.find((id) => serverPrefix(id) === '') ?? ids[0];
}

/**
 * Returns whether the error code needs an interaction: all do, except outages, which are covered
 * once per tag.
 */
export const needsInteraction = (id: OperationId, code: string): boolean =>
  !isDerivedCode(code) || !outageCodes.has(code) || outageOperation(operations[id].tag) === id;

/**
 * Returns the errors that follow from the API description, using the first successful row as the
 * request: invalid input, missing session, a session of another account, missing connection to the tenant, missing bot protection
 * token, unknown family member and, once per tag, outages of the backend.
 */
export function derivedErrors(id: OperationId, success: SuccessRow): DerivedError[] {
  return Object.keys(describedOperation(id).responses).flatMap((status) =>
    declaredErrorCodes(id, Number(status)).flatMap((code) =>
      isDerivedCode(code) && needsInteraction(id, code)
        ? derivations[code](id, success).map((row) => ({ status: Number(status), code, row }))
        : [],
    ),
  );
}
