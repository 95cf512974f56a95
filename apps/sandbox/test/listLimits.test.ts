/** No answer has a longer list than the description allows, whatever the database has. */
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { courseAppointments } from '../src/domains/bookings/courses/tables.ts';
import { isObject, parseOperations } from '../src/platform/http/operations.ts';
import { createValidator } from '../src/platform/http/validation.ts';
import { setCourse } from './harness/members.ts';
import { useSandbox } from './harness/sandbox.ts';

const operations = parseOperations(description);
const validator = createValidator(description);

/** Longer than every limit. */
const length = 10_001;

/** Returns copies of an example, each with one of its lists lengthened by its first item. */
function lengthenLists(value: unknown): unknown[] {
  if (Array.isArray(value) && value.length > 0)
    return [
      Array.from<unknown>({ length }).fill(value[0]),
      ...lengthenLists(value[0]).map((first) => [first, ...value.slice(1)]),
    ];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    lengthenLists(part).map((longer) => ({ ...value, [key]: longer })),
  );
}

/** Follows the local references of the description. */
function resolve(value: unknown): unknown {
  if (!isObject(value) || typeof value.$ref !== 'string') return value;
  const keys = value.$ref.slice(2).split('/');
  return keys.reduce<unknown>((node, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return isObject(node) ? node[name] : undefined;
  }, description);
}

function listExamples(pointer: string): unknown[] {
  const media = resolve({ $ref: decodeURIComponent(pointer.replace(/\/schema$/, '')) });
  const examples = isObject(media) && isObject(media.examples) ? media.examples : {};
  return Object.values(examples).flatMap((example) => {
    const resolved = resolve(example);
    return isObject(resolved) ? [resolved.value] : [];
  });
}

const answers = operations.flatMap((operation) =>
  [...operation.answers].flatMap(([status, { schema }]) =>
    schema === null || status >= 300
      ? []
      : listExamples(schema).map((example) => ({ operation, status, example })),
  ),
);

const lists = answers.filter(({ example }) => lengthenLists(example).length > 0);

test.for(lists)('shortens the lists of $operation.id', ({ operation, status, example }) => {
  for (const body of lengthenLists(example)) {
    validator.limitLists(operation, status, body);
    expect(validator.answer(operation, status, body)).toBeNull();
  }
});

test('leaves lists within the limits unchanged', () => {
  expect(lists.length).toBeGreaterThan(150);
  for (const { operation, status, example } of lists) {
    const body = structuredClone(example);
    validator.limitLists(operation, status, body);
    expect(body).toEqual(example);
  }
});

const withDefaults = operations.flatMap((operation) =>
  operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.default !== undefined)
    .map((parameter) => [operation.id, parameter.name, operation, parameter] as const),
);

test.for(withDefaults)('%s fills in the default of %s', ([, name, operation, parameter]) => {
  const values: Record<string, unknown> = {};
  validator.parameters(operation, 'query', values);
  expect(values[name]).toBe(parameter.default);
});

describe('courses without a limit', () => {
  const sandbox = useSandbox();

  test.for([
    'listUpcomingCourses',
    'listPublicUpcomingCourses',
    'listNextAvailableCourses',
    'listPublicNextAvailableCourses',
  ] as const)('%s lists ten at most', async (id) => {
    const { db } = sandbox().services;
    await setCourse(db, {});
    const [row] = await db.select().from(courseAppointments);
    if (!row) throw new Error('There is no course.');
    await db
      .insert(courseAppointments)
      .values(Array.from({ length: 120 }, (_, index) => ({ ...row, id: 60_000 + index })));
    const list = async (query: { limit?: number }) =>
      (
        await sandbox().call(id, {
          as: 'member',
          query: { organizationUnitId: 1001, ...query },
        })
      ).body.length;
    expect(await list({})).toBe(id.includes('Upcoming') ? 10 : 1);
    expect(await list({ limit: 100 })).toBe(id.includes('Upcoming') ? 100 : 1);
  });
});
