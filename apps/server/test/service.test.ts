import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const unit = fileURLToPath(new URL('../studio-portal.service', import.meta.url));

const analyze = (...args: string[]) =>
  spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });

test.skipIf(analyze('--version').status !== 0)(
  'the systemd unit is valid and exposes at most 2 of 10 (needs systemd-analyze)',
  () => {
    const { status, stderr } = analyze('verify');
    expect([status, stderr]).toEqual([0, '']);
    const { status: exposed, stdout } = analyze('security', '--offline=yes', '--threshold=20');
    expect([exposed, stdout]).toEqual([0, expect.stringContaining('studio-portal.service')]);
  },
);
