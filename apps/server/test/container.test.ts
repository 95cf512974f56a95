import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const containerfile = readFileSync(`${repository}apps/server/Containerfile`, 'utf8');

test('the Containerfile has no fault that a linter knows', () => {
  expect(validate(containerfile)).toEqual([]);
  expect(validate('FORM node:24')).not.toEqual([]);
});

test('what runs has no rights and hears the signals itself', () => {
  const [, last = ''] = containerfile.split(/^FROM .*(?<! AS build)$/m);
  expect(last).toMatch(/^USER node$/m);
  // A shell in between would keep SIGTERM to itself.
  expect(last).toMatch(/^CMD \[/m);
});
