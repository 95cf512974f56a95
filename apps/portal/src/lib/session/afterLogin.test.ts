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
});
