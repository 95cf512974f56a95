import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';
import { brokenRequests } from './brokenRequest.ts';
import { describedOperation, prefixOf } from './description.ts';
import { errorCodesOf } from './errorCodes.ts';
import { operationIds } from './operationIds.ts';
import { state, type ProviderState } from './states.ts';
import type { DerivedCode, ErrorRow, SuccessRow } from './table.ts';
import { isList, literal, type WireRequest } from './wire.ts';

/** A refusal that follows from the description, and the row that pins it. */
interface Derived {
  status: number;
  code: DerivedCode;
  row: ErrorRow;
}

const isLogin = ({ name }: ProviderState): boolean => name.startsWith('a logged-in');

/** The request without a session, and with the example of whatever only a state knows. */
function withoutSession({ headers, query, bodyFrom: _from, ...request }: WireRequest): WireRequest {
  const { Cookie: _cookie, ...others } = headers;
  const plain = Object.entries(query).map(([name, value]) => [
    name,
    isList(value) ? value : literal(value),
  ]);
  return { ...request, headers: others, query: Object.fromEntries(plain) };
}

/** Whom no account may act for. */
const nobody = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9bff';

/** What each code is derived from: the operation and the first row in which it succeeds. */
const derivations: Record<DerivedCode, (id: OperationId, row: SuccessRow) => ErrorRow[]> = {
  'validation.error.invalid': (id, row) =>
    brokenRequests(id, row).map((broken) => ({ ...broken, given: row.given.filter(isLogin) })),
  'authentication.error.notloggedin': (_id, { call, request }) => [
    { given: [], call, request: withoutSession(request) },
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
      request: { ...request, headers: { ...request.headers, 'X-Acting-For': nobody } },
      context: { tenant: 'northside', ...context, actingFor: nobody },
    },
  ],
  'internal.error': (_id, row) => inTrouble(row, 'failure'),
  maintenance: (_id, row) => inTrouble(row, 'maintenance'),
  'service.error.unavailable': (_id, row) => inTrouble(row, 'overload'),
};

const inTrouble = (
  { given, call, request, context }: SuccessRow,
  kind: 'failure' | 'maintenance' | 'overload',
): ErrorRow[] => [
  { given: [...given, state('trouble', { kind })], call, request, ...(context && { context }) },
];

const isDerived = (code: string): code is DerivedCode => Object.hasOwn(derivations, code);

/** Trouble of the whole backend is the same whatever is asked, so one operation of a tag stands for all. */
const troubleCodes: ReadonlySet<DerivedCode> = new Set<DerivedCode>([
  'internal.error',
  'maintenance',
  'service.error.unavailable',
]);

/** The operation of a tag that shows its trouble: its first in the description, of the backend itself if there is one. */
function troubleOperationOf(tag: string): OperationId | undefined {
  const ids = operationIds.filter((id) => operations[id].tag === tag);
  return ids.find((id) => prefixOf(id) === '') ?? ids[0];
}

/** Whether an error code of an operation needs an interaction of its own: every one, but trouble once a tag. */
export const demandsRow = (id: OperationId, code: string): boolean =>
  !isDerived(code) || !troubleCodes.has(code) || troubleOperationOf(operations[id].tag) === id;

/**
 * The refusals of an operation that follow from the description, with the first row in which it succeeds as the
 * request: what is not as described, no session, no connection to the tenant, no token of
 * the bot protection, nobody whom the account may act for, and, once a tag, trouble of the backend.
 */
export function derivedRefusals(id: OperationId, success: SuccessRow): Derived[] {
  return Object.keys(describedOperation(id).responses).flatMap((status) =>
    errorCodesOf(id, Number(status)).flatMap((code) =>
      isDerived(code) && demandsRow(id, code)
        ? derivations[code](id, success).map((row) => ({ status: Number(status), code, row }))
        : [],
    ),
  );
}
