import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Item {
  parameters?: { $ref: string }[];
}
const bundle: {
  paths: Record<string, Item>;
  components: { parameters: Record<string, { in: string; 'x-context'?: boolean }> };
} = JSON.parse(readFileSync(new URL('../../dist/openapi.json', import.meta.url), 'utf8'));

describe('the bundle', () => {
  test('every path carries the headers that every request sends', () => {
    const context = Object.entries(bundle.components.parameters)
      .filter(([, parameter]) => parameter['x-context'])
      .map(([name]) => name);
    expect(context.toSorted()).toEqual([
      'X-MS-Web-Context',
      'X-Nox-Client-Type',
      'X-Nox-Web-Context',
      'X-Public-Facility-Group',
      'X-Tenant',
      'X-Whitelabel-Override-Config-ID',
    ]);
    const lacking = Object.entries(bundle.paths).filter(([, item]) => {
      const names = new Set(item.parameters?.map(({ $ref }) => $ref.split('/').at(-1)));
      return context.some((name) => !names.has(name));
    });
    expect(lacking).toEqual([]);
  });
});
