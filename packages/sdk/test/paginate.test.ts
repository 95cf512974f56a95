import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { listPublicCourseSlice } from '../src/generated/api/bookable-items.ts';
import { listLoyaltyPoints } from '../src/generated/api/loyalty.ts';
import { listMessages } from '../src/generated/api/messages.ts';
import { listPayments } from '../src/generated/api/payments.ts';
import { getTenant } from '../src/generated/api/tenant.ts';
import type { BookableCourse, Payment } from '../src/generated/types.ts';
import { createSdk, paginate } from '../src/index.ts';
import { mockBackend, errorResponse, json, getApiError } from './backend.ts';

/** A list of five entries in pages of two. */
const pages = () =>
  mockBackend(() => {
    const page = pages.asked++;
    const content = [1, 2, 3, 4, 5].slice(page * 2, page * 2 + 2).map((id) => ({ id }));
    return json({ content, page, size: 2, hasNext: page < 2 });
  });
pages.asked = 0;

const all = async (entries: AsyncIterable<unknown>): Promise<unknown[]> => {
  const list: unknown[] = [];
  for await (const entry of entries) list.push(entry);
  return list;
};

const parseQuery = (url: string) => Object.fromEntries(new URL(url, 'http://a').searchParams);
const week = { organizationUnitId: 1001, startDate: '2026-11-23', endDate: '2026-11-29' };

describe('paginate', () => {
  test('yields all entries and requests every page with the parameters', async () => {
    pages.asked = 0;
    const backend = pages();
    const ids: unknown[] = [];
    for await (const course of paginate(listPublicCourseSlice, { ...week, size: 2 }))
      ids.push(Reflect.get(course, 'id'));
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    const asked = { organizationUnitId: '1001', startDate: '2026-11-23', endDate: '2026-11-29' };
    expect(backend.requests.map(({ url }) => parseQuery(url))).toEqual(
      ['0', '1', '2'].map((page) => ({ ...asked, size: '2', page })),
    );
  });

  test('loads only the pages that are read and starts at the given page', async () => {
    pages.asked = 1;
    const backend = pages();
    for await (const payment of paginate(listPayments, { page: 1 })) {
      expect(payment).toMatchObject({ id: 3 });
      break;
    }
    expect(backend.requests.map(({ url }) => parseQuery(url))).toEqual([{ page: '1' }]);
  });

  test('uses the instance in its options', async () => {
    mockBackend(new Error('not this one'));
    const sdk = createSdk({ fetch: async () => json({ content: [{ id: 7 }], hasNext: false }) });
    expect(await all(paginate(listMessages, {}, { sdk }))).toMatchObject([{ id: 7 }]);
  });

  test('throws what the call throws', async () => {
    mockBackend(errorResponse(403, 'permission.error.denied'));
    expect((await getApiError(all(paginate(listLoyaltyPoints)))).status).toBe(403);
  });
});

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
}
interface Described {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties?: object }>;
    parameters: Record<string, Parameter>;
  };
}
interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  responses?: { 200?: { content?: { 'application/json'?: { schema?: { $ref?: string } } } } };
}

const getLastSegment = (reference = '') => reference.split('/').at(-1) ?? '';

test('accepts exactly the calls that the description paginates', () => {
  const { paths, components }: Described = JSON.parse(
    readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
  );
  const isPaged = ({ parameters = [], responses }: Operation) => {
    const { $ref } = responses?.[200]?.content?.['application/json']?.schema ?? {};
    const { properties = {} } = components.schemas[getLastSegment($ref)] ?? {};
    return (
      parameters
        .map((parameter) => components.parameters[getLastSegment(parameter.$ref)] ?? parameter)
        .some(({ name, in: place }) => name === 'page' && place === 'query') &&
      'content' in properties &&
      'hasNext' in properties
    );
  };
  const paged = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation.operationId && isPaged(operation))
    .map(({ operationId }) => operationId);
  expect(new Set(paged)).toEqual(
    new Set([
      'listCourseSlice',
      'listLoyaltyPoints',
      'listMessages',
      'listPayments',
      'listPublicCourseSlice',
    ]),
  );
  const courses = () => paginate(listPublicCourseSlice, week);
  expectTypeOf(courses).returns.toExtend<AsyncGenerator<BookableCourse>>();
  const payments = () => paginate(listPayments);
  expectTypeOf(payments).returns.toExtend<AsyncGenerator<Payment>>();
  // @ts-expect-error: not paginated
  const none = () => paginate(getTenant);
  // @ts-expect-error: required parameters are missing
  const missingParameters = () => paginate(listPublicCourseSlice);
  expect([none, missingParameters]).toHaveLength(2);
});
