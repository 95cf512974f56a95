import { afterEach, describe, expect, test } from 'vitest';
import {
  isSafePath,
  peekRememberedPath,
  rememberPath,
  consumeRememberedPath,
} from './afterLogin.ts';

// Node has no session storage, so the module falls back to memory, as in a browser that blocks
// storage.
afterEach(() => void consumeRememberedPath());

describe('the path after login', () => {
  test('returns the last path once', () => {
    rememberPath('/studio/a/course');
    rememberPath('/studio/a/course/1');
    expect(peekRememberedPath()).toBe('/studio/a/course/1');
    expect(consumeRememberedPath()).toBe('/studio/a/course/1');
    expect(consumeRememberedPath()).toBeUndefined();
  });
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    'course',
    '/a\nb',
    undefined,
    7,
  ])('rejects %j', (path) => {
    expect(isSafePath(path)).toBe(false);
  });
  test('ignores an unsafe stored path', () => {
    rememberPath('//evil.example');
    expect(consumeRememberedPath()).toBeUndefined();
  });
  test.each([
    'login-register',
    'login-register?register',
    'login-register/?lo=de',
    'login',
    'password-forgot',
    'verify-register?c=1&e=a%40b.example',
    'verify-email?c=1&e=a%40b.example',
    'verify-password?c=1',
  ])('skips %s, which serves logging in', (page) => {
    rememberPath('/studio/a/course');
    rememberPath(`/studio/a/${page}`);
    expect(consumeRememberedPath()).toBe('/studio/a/course');
  });
  test.each(['login-register/0000-1111', 'verify-additional-email?c=1&e=a%40b.example'])(
    'keeps %s, which requires an account',
    (page) => {
      rememberPath(`/studio/a/${page}`);
      expect(consumeRememberedPath()).toBe(`/studio/a/${page}`);
    },
  );
});
