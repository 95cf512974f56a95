import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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

  test('every path of the backend carries the headers that every request sends', () => {
    expect(context.toSorted()).toEqual([
      'X-MS-Web-Context',
      'X-Nox-Client-Type',
      'X-Nox-Web-Context',
      'X-Public-Facility-Group',
      'X-Tenant',
      'X-Whitelabel-Override-Config-ID',
    ]);
    const lacking = Object.entries(bundle.paths).filter(
      ([, item]) => !item.servers && carried(item).length < context.length,
    );
    expect(lacking).toEqual([]);
  });

  test('a path with servers of its own carries none of them, and its server has one variable', () => {
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
