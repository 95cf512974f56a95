import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** A tool that can build here: installed, and with the service that it needs. */
const tool = ['podman', 'docker'].find(
  (name) => spawnSync(name, ['info'], { timeout: 20_000, stdio: 'ignore' }).status === 0,
);

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
