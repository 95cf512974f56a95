import { expect, test } from 'vitest';
import { missingPlatforms, platformOf, withEveryPlatform } from './lock-platforms.mjs';

test.each([
  ['@oxlint/binding-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
  ['@oxlint/binding-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['@turbo/windows-64', { cpu: ['x64'], os: ['win32'] }],
  ['@oxc-parser/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['left-pad', undefined],
])('%s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('what npm dropped comes back at its version, as an optional package', () => {
  const lock = {
    packages: {
      'node_modules/tool': { dev: true, optionalDependencies: { 'tool-darwin-x64': '1.2.3' } },
    },
  };
  const { packages } = withEveryPlatform(lock);
  expect(packages['node_modules/tool-darwin-x64']).toEqual({
    version: '1.2.3',
    cpu: ['x64'],
    os: ['darwin'],
    dev: true,
    optional: true,
  });
  expect(missingPlatforms({ packages })).toEqual([]);
});

test('another version outside does not count, and the right one goes inside', () => {
  const lock = {
    packages: {
      'node_modules/tool-darwin-x64': { version: '2.0.0' },
      'node_modules/a/node_modules/tool': { optionalDependencies: { 'tool-darwin-x64': '1.0.0' } },
    },
  };
  const { packages } = withEveryPlatform(lock);
  expect(packages['node_modules/a/node_modules/tool/node_modules/tool-darwin-x64']?.version).toBe(
    '1.0.0',
  );
  expect(missingPlatforms({ packages })).toEqual([]);
});
