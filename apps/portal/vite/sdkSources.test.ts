import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sdkSources } from './sdkSources.ts';

const { exports } = z
  .object({ exports: z.record(z.string(), z.unknown()) })
  .parse(
    JSON.parse(
      readFileSync(new URL('../../../packages/sdk/package.json', import.meta.url), 'utf8'),
    ),
  );

// Sample modules of the entry points with a pattern. Texts of errors exist only in the build.
const samples: Record<string, string> = {
  './api/*': './api/studio-news',
  './calls/*': './calls/studio-news',
  './zod/*': './zod/studio-news',
  './zod/schemas/*': './zod/schemas/CustomerData',
  './msw/*': './msw/studio-news',
};
const entryPoints = Object.keys(exports).filter((name) => name !== './errorTexts/*');

test.each(entryPoints)('finds the source of the entry point %s', (name) => {
  const specifier = (samples[name] ?? name).replace('.', '@studio-portal/sdk');
  const { find, replacement } =
    sdkSources.find((alias) => RegExp(alias.find).test(specifier)) ?? {};
  expect(existsSync(specifier.replace(find ?? '', replacement ?? ''))).toBe(true);
});
