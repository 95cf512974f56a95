import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const containerfile = readFileSync(`${repository}apps/server/Containerfile`, 'utf8');

test('passes the linter of Containerfiles', () => {
  expect(validate(containerfile)).toEqual([]);
  expect(validate('FORM node:24')).not.toEqual([]);
});

test('runs as an unprivileged user and receives signals directly', () => {
  const [, last = ''] = containerfile.split(/^FROM .*(?<! AS build)$/m);
  expect(last).toMatch(/^USER node$/m);
  // A shell in between would not pass on SIGTERM.
  expect(last).toMatch(/^CMD \[/m);
});
