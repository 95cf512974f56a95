import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** A container tool that can build here: installed, with its service running. */
const containerTool = ['podman', 'docker'].find(
  (name) => spawnSync(name, ['info'], { timeout: 20_000, stdio: 'ignore' }).status === 0,
);

describe.skipIf(!containerTool)(
  'in a container (needs podman or docker with its service running)',
  () => {
    test('builds, starts and reports the missing setting', () => {
      const runTool = (...args: string[]) =>
        execFileSync(containerTool ?? '', args, {
          cwd: repository,
          encoding: 'utf8',
          timeout: 1_200_000,
        });
      runTool('build', '--file', 'apps/server/Containerfile', '--tag', 'studio-portal-test', '.');
      const { status, stderr } = spawnSync(
        containerTool ?? '',
        ['run', '--rm', 'studio-portal-test'],
        {
          encoding: 'utf8',
          timeout: 60_000,
        },
      );
      expect([status, stderr]).toEqual([1, expect.stringContaining('API_ORIGIN is missing')]);
    }, 1_300_000);
  },
);
