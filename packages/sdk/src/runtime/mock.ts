import { http, HttpResponse, type HttpHandler } from 'msw';
import type { ExampleNames } from '../generated/exampleNames.ts';
import { operations, type OperationId } from '../generated/operations.ts';
import type { operations as DescribedOperations } from '../generated/paths.ts';

interface MockAnswer {
  headers: Readonly<Record<string, string>>;
  /** Examples by name; the first is the default. */
  examples: Record<string, unknown>;
}

/** Mock responses of each call by status, from the examples in the API description. */
export type MockTable<Id extends OperationId> = {
  readonly [Operation in Id]: Readonly<Record<keyof ExampleNames[Operation] & number, MockAnswer>>;
};

/** The JSON that an operation sends with a status, with dates as text. */
export type MockBody<Id extends OperationId, Status extends number> =
  DescribedOperations[Id]['responses'] extends Record<
    Status,
    { content: { 'application/json': infer Body } }
  >
    ? Body
    : never;

/**
 * Creates a handler that responds with an example from the API description, or with data of your own. Defaults to the
 * success status and to the first example of the status.
 *
 * - An example, errors by their code: `mock('bookCourse', 409, 'booking.error.slotfull')`
 * - The first example, changed: `mock('getTenant', 200, (tenant) => ({ ...tenant, publicTenantName: 'Volt' }))`
 * - A whole body: `mock('listPayments', 200, { content: [], page: 0, size: 20, hasNext: false })`
 */
export type Mock<Ids extends OperationId> = <
  Id extends Ids,
  Status extends keyof ExampleNames[Id] & number,
>(
  operationId: Id,
  status?: Status,
  response?:
    | (ExampleNames[Id][Status] & string)
    | (MockBody<Id, Status> & object)
    | ((example: MockBody<Id, Status>) => MockBody<Id, Status>),
) => HttpHandler;

export interface Mocks<Id extends OperationId> {
  /** One handler for every call, with the first example of its success. */
  handlers: HttpHandler[];
  mock: Mock<Id>;
}

const isParameter = (segment: string | undefined) => segment?.startsWith('{') ?? false;

/**
 * Sorts literal path segments before parameters, and longer paths first because the leading `*` of a pattern matches
 * any prefix.
 */
function bySpecificity(a: OperationId, b: OperationId): number {
  const [one, other] = [operations[a].path.split('/'), operations[b].path.split('/')];
  const difference = one.findIndex(
    (segment, at) => isParameter(segment) !== isParameter(other[at]),
  );
  if (one.length !== other.length || difference === -1) return other.length - one.length;
  return isParameter(one[difference]) ? 1 : -1;
}

/** Creates msw handlers from the examples of some calls. */
export function createMocks<Id extends OperationId>(table: MockTable<Id>): Mocks<Id> {
  const mock = (
    operationId: Id,
    status?: number,
    given?: string | object | ((example: never) => unknown),
  ): HttpHandler => {
    if (!(operationId in table))
      throw new Error(
        `${operationId} does not belong to this tag. Import from @studio-portal/sdk/msw, which has all calls.`,
      );
    const answers: Readonly<Record<number, MockAnswer>> = table[operationId];
    const code = status ?? Number(Object.keys(answers)[0]);
    const { headers, examples } = answers[code] ?? { headers: {}, examples: {} };
    const name = typeof given === 'string' ? given : (Object.keys(examples)[0] ?? '');
    if (!(name in examples))
      throw new Error(
        `${operationId} has no example ${name} for status ${code}. Use one from the API description.`,
      );
    const example = examples[name];
    const value =
      typeof given === 'function'
        ? given(structuredClone(example) as never)
        : typeof given === 'object'
          ? given
          : example;
    const isJson = headers['Content-Type']?.includes('json');
    const body = isJson ? JSON.stringify(value) : typeof value === 'string' ? value : null;
    const { method, path } = operations[operationId];
    const pattern = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    return http[lower[method]](pattern, () => new HttpResponse(body, { status: code, headers }));
  };
  const ids = Object.keys(table) as Id[];
  return { handlers: ids.toSorted(bySpecificity).map((id) => mock(id)), mock };
}

const lower = { GET: 'get', PUT: 'put', POST: 'post', DELETE: 'delete', PATCH: 'patch' } as const;
