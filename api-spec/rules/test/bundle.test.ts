import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Operation {
  operationId: string;
  parameters?: object[];
  security?: object[];
  responses: Record<string, object>;
}
interface Item {
  servers?: object[];
  parameters?: { $ref?: string }[];
}
const bundle: {
  paths: Record<string, Item>;
  components: { parameters: Record<string, { in: string; 'x-context'?: boolean }> };
} = JSON.parse(readFileSync(new URL('../../dist/openapi.json', import.meta.url), 'utf8'));

describe('the bundle', () => {
  const context = Object.entries(bundle.components.parameters)
    .filter(([, parameter]) => parameter['x-context'])
    .map(([name]) => name);
  const carried = ({ parameters = [] }: Item) =>
    parameters
      .map(({ $ref }) => $ref?.split('/').at(-1) ?? '')
      .filter((name) => context.includes(name));

  const isCrossOrigin = (path: string) => path.startsWith('/v1/public/widgets/');

  test('has the headers of every request on each backend path', () => {
    expect(context.toSorted()).toEqual([
      'X-Account-Id',
      'X-MS-Web-Context',
      'X-Nox-Client-Type',
      'X-Nox-Web-Context',
      'X-Public-Facility-Group',
      'X-Tenant',
      'X-Whitelabel-Override-Config-ID',
    ]);
    const lacking = Object.entries(bundle.paths).filter(
      ([path, item]) =>
        !item.servers && !isCrossOrigin(path) && carried(item).length < context.length,
    );
    expect(lacking).toEqual([]);
  });

  test('omits these headers on paths that websites call', () => {
    const called = Object.entries(bundle.paths).filter(([path]) => isCrossOrigin(path));
    expect(called).not.toEqual([]);
    expect(called.filter(([, item]) => carried(item).length > 0)).toEqual([]);
  });

  test('omits these headers on external paths, whose server has one variable', () => {
    const outside = Object.values(bundle.paths).filter(({ servers }) => servers);
    expect(outside).not.toEqual([]);
    for (const item of outside) {
      expect(carried(item)).toEqual([]);
      expect(item.servers).toEqual([
        expect.objectContaining({ url: expect.stringMatching(/^\{\w+\}$/) }),
      ]);
    }
  });
});

const isOperation = (part: object): part is Operation => 'operationId' in part;

describe('shorthand of the sources', () => {
  const operations = Object.values(bundle.paths).flatMap((item) =>
    Object.values<object>({ ...item }).filter(isOperation),
  );
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const getStatuses = (id: string) => Object.keys(byId.get(id)?.responses ?? {}).join(' ');

  test.each([
    // Together, these operations cover all rules of expand-errors.js.
    ['getPublicCourse', '200 400 404 500 502 503'],
    ['getCourse', '200 400 401 403 404 500 502 503'],
    ['getCustomerConfig', '200 400 401 403 500 502 503'],
    ['getUserInfo', '200 400 403 500 502 503'],
    ['uploadProfileImage', '200 400 401 409 413 415 422 500 502 503'],
    ['login', '200 400 401 429 500 502 503'],
    ['listPlaces', '200 400 403 500 503'],
  ])('gives %s the statuses %s', (id, statuses) => {
    expect(getStatuses(id)).toBe(statuses);
  });

  test('copies the member operation to its public twin without session and family', () => {
    const member = byId.get('listCourses');
    const twin = byId.get('listPublicCourses');
    const forAnybody = member?.parameters?.filter(
      (one) => !('name' in one && one.name === 'X-Acting-For'),
    );
    expect(twin?.parameters).toEqual(forAnybody);
    expect(twin?.responses['200']).toEqual(member?.responses['200']);
    expect(twin?.security).toEqual([]);
    expect(getStatuses('listPublicCourses')).toBe(
      getStatuses('listCourses').replace(' 401 403', ''),
    );
  });

  test('marks the operations that the portal calls', () => {
    const listed = readFileSync(new URL('../../used-by-portal.txt', import.meta.url), 'utf8');
    const marked = operations.filter((operation) => 'x-used-by' in operation);
    expect(marked.map(({ operationId }) => operationId).toSorted()).toEqual(
      listed.trim().split('\n'),
    );
    expect(marked.length).toBeLessThan(operations.length);
  });

  test('is removed from the bundle', () => {
    const short = operations.flatMap((operation) =>
      ['x-errors', 'x-member', 'x-limit', 'x-public-twin-of'].filter((key) => key in operation),
    );
    expect(short).toEqual([]);
  });
});
