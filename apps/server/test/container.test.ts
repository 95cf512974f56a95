import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const containerfile = readFileSync(`${repository}apps/server/Containerfile`, 'utf8');

/** A tool that can build here: installed, and with the service that it needs. */
const tool = ['podman', 'docker'].find(
  (name) => spawnSync(name, ['info'], { timeout: 20_000, stdio: 'ignore' }).status === 0,
);

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

describe.skipIf(!tool)('in a container (needs podman or docker with its service running)', () => {
  test('it is built, starts, and tells that it lacks its one setting', () => {
    const run = (...args: string[]) =>
      execFileSync(tool ?? '', args, { cwd: repository, encoding: 'utf8', timeout: 1_200_000 });
    run('build', '--file', 'apps/server/Containerfile', '--tag', 'studio-portal-test', '.');
    const { status, stderr } = spawnSync(tool ?? '', ['run', '--rm', 'studio-portal-test'], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('API_ORIGIN is missing')]);
  }, 1_300_000);
});
