import { expect, test, vi } from 'vitest';
import { mayAlwaysChoose } from './mayAlwaysChoose.ts';

const named = vi.hoisted(() => ({ tenant: '' }));
vi.mock('../../../lib/browser/setting.ts', () => ({ setting: () => named.tenant }));

test('the tenant that the operator names, and no other', () => {
  named.tenant = 'northside';
  expect(mayAlwaysChoose('northside')).toBe(true);
  expect(mayAlwaysChoose('volt')).toBe(false);
});

test('nobody while none is named, not even who has no tenant', () => {
  named.tenant = '';
  expect(mayAlwaysChoose('northside')).toBe(false);
  expect(mayAlwaysChoose('')).toBe(false);
  expect(mayAlwaysChoose(undefined)).toBe(false);
});
