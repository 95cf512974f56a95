import { beforeEach, expect, test } from 'vitest';
import { readWebContext, rememberWebContext } from './webContext.ts';

// Node has no session storage, so the module falls back to memory, as in a browser that blocks
// storage.
beforeEach(() => rememberWebContext('?msWebContext=&noxWebContext=&whitelabelOverrideConfigId='));

test('keeps the values of the first address on later pages', () => {
  rememberWebContext('?msWebContext=APP&whitelabelOverrideConfigId=7&lo=de');
  rememberWebContext('?lo=en');
  expect(readWebContext()).toEqual({
    msWebContext: 'APP',
    noxWebContext: undefined,
    whitelabelOverrideConfigId: 7,
  });
});

test('changes only the values that a later address names', () => {
  rememberWebContext('?msWebContext=APP&noxWebContext=KIOSK');
  rememberWebContext('?msWebContext=');
  expect(readWebContext()).toMatchObject({ msWebContext: undefined, noxWebContext: 'KIOSK' });
});

test.each(['1234567890', '-1', '1.5', 'constructor', '7 '])(
  'rejects the configuration id %j',
  (id) => {
    rememberWebContext(`?${new URLSearchParams({ whitelabelOverrideConfigId: id })}`);
    expect(readWebContext().whitelabelOverrideConfigId).toBeUndefined();
  },
);

test.each(['Łódź', 'a\nb', ' ', 'x'.repeat(101)])(
  'rejects %j, which no header can hold',
  (value) => {
    rememberWebContext(`?${new URLSearchParams({ msWebContext: value })}`);
    expect(readWebContext().msWebContext).toBeUndefined();
  },
);
