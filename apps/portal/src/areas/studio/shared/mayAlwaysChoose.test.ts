import { expect, test, vi } from 'vitest';
import { mayAlwaysChoose } from './mayAlwaysChoose.ts';

const named = vi.hoisted(() => ({ tenant: '' }));
vi.mock('../../../lib/browser/setting.ts', () => ({ setting: () => named.tenant }));

test('allows the configured tenant only', () => {
  named.tenant = 'northside';
  expect(mayAlwaysChoose('northside')).toBe(true);
  expect(mayAlwaysChoose('volt')).toBe(false);
});

test('allows no tenant if none is configured', () => {
  named.tenant = '';
  expect(mayAlwaysChoose('northside')).toBe(false);
  expect(mayAlwaysChoose('')).toBe(false);
  expect(mayAlwaysChoose(undefined)).toBe(false);
});
