import { beforeEach, expect, test } from 'vitest';
import { readWebContext, rememberWebContext } from './webContext.ts';

// Node has no session storage here: the module's memory stands in, as in a browser that refuses it.
beforeEach(() => rememberWebContext('?msWebContext=&noxWebContext=&whitelabelOverrideConfigId='));

test('what the first address names counts on every page after it', () => {
  rememberWebContext('?msWebContext=APP&whitelabelOverrideConfigId=7&lo=de');
  rememberWebContext('?lo=en');
  expect(readWebContext()).toEqual({
    msWebContext: 'APP',
    noxWebContext: undefined,
    whitelabelOverrideConfigId: 7,
  });
});

test('a later address changes what it names, and nothing else', () => {
  rememberWebContext('?msWebContext=APP&noxWebContext=KIOSK');
  rememberWebContext('?msWebContext=');
  expect(readWebContext()).toMatchObject({ msWebContext: undefined, noxWebContext: 'KIOSK' });
});

test.each(['123456', '-1', '1.5', 'constructor', '7 '])('no configuration is %j', (id) => {
  rememberWebContext(`?${new URLSearchParams({ whitelabelOverrideConfigId: id })}`);
  expect(readWebContext().whitelabelOverrideConfigId).toBeUndefined();
});

test.each(['Łódź', 'a\nb', ' ', 'x'.repeat(101)])('no header can say %j', (value) => {
  rememberWebContext(`?${new URLSearchParams({ msWebContext: value })}`);
  expect(readWebContext().msWebContext).toBeUndefined();
});
