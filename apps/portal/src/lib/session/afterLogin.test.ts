import { afterEach, describe, expect, test } from 'vitest';
import { isSafePath, peekRememberedPath, rememberPath, takeRememberedPath } from './afterLogin.ts';

// Node has no session storage here: the module's memory stands in, as in a browser that refuses it.
afterEach(() => void takeRememberedPath());

describe('the path for after login', () => {
  test('the last one is used, once', () => {
    rememberPath('/studio/a/course');
    rememberPath('/studio/a/course/1');
    expect(peekRememberedPath()).toBe('/studio/a/course/1');
    expect(takeRememberedPath()).toBe('/studio/a/course/1');
    expect(takeRememberedPath()).toBeUndefined();
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
  ])('%j is never followed', (path) => {
    expect(isSafePath(path)).toBe(false);
  });
  test('what was stored by somebody else is not followed', () => {
    rememberPath('//evil.example');
    expect(takeRememberedPath()).toBeUndefined();
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
  ])('%s serves logging in, so the page before it is kept', (page) => {
    rememberPath('/studio/a/course');
    rememberPath(`/studio/a/${page}`);
    expect(takeRememberedPath()).toBe('/studio/a/course');
  });
  test.each(['login-register/0000-1111', 'verify-additional-email?c=1&e=a%40b.example'])(
    '%s asks for an account, so it is kept',
    (page) => {
      rememberPath(`/studio/a/${page}`);
      expect(takeRememberedPath()).toBe(`/studio/a/${page}`);
    },
  );
});
