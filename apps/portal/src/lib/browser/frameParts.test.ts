import { beforeEach, expect, test } from 'vitest';
import { isHidden, rememberFrameParts } from './frameParts.ts';

// Node has no session storage, so the module falls back to memory, as in a browser that blocks
// storage.
beforeEach(() => rememberFrameParts('?hideHeader=false&hideFooter=false'));

test.each([
  ['?hideHeader=true', [true, false]],
  ['?hideFooter=1', [false, true]],
  ['?hideHeader&hideFooter', [true, true]],
  ['?o=1', [false, false]],
  ['?hideHeader=no', [false, false]],
])('%s', (search, hidden) => {
  rememberFrameParts(search);
  expect([isHidden('hideHeader'), isHidden('hideFooter')]).toEqual(hidden);
});

test('stays hidden on the next page', () => {
  rememberFrameParts('?hideHeader=true');
  rememberFrameParts('?c=1');
  expect(isHidden('hideHeader')).toBe(true);
});
