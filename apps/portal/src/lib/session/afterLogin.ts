import { matchPath } from 'react-router';
import { studioPatterns } from '../address/patterns.ts';
import { readStored, store } from '../browser/storage.ts';

/** Number of remembered paths; login redirects to the last one. */
const kept = 10;

/**
 * Accepts only paths of this origin: a single slash, not followed by another slash or a backslash.
 */
export const isSafePath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path);

/**
 * Pages that serve logging in, or are used up afterwards, are no targets. The links of an
 * invitation and of an additional e-mail address are, since they require an account.
 */
const loginPatterns = (
  [
    'login',
    'loginLegacy',
    'passwordForgot',
    'verifyRegister',
    'verifyEmail',
    'verifyPassword',
  ] as const
).map((name) => studioPatterns[name]);

const isTarget = (path: unknown): path is string => {
  if (!isSafePath(path)) return false;
  const [pathname = ''] = path.split(/[?#]/);
  return !loginPatterns.some((pattern) => matchPath(pattern, pathname));
};

function stored(): string[] {
  const list = readStored('after-login-routes');
  return Array.isArray(list) ? list.filter(isTarget) : [];
}

/**
 * Remembers the path that the user requested before logging in, except pages of the login itself.
 */
export function rememberPath(path: string): void {
  if (!isTarget(path)) return;
  store('after-login-routes', [...stored().filter((other) => other !== path), path].slice(-kept));
}

/**
 * Remembers the current page as shown in the address bar, so that a code removed from it is not
 * stored.
 */
export const rememberCurrentPage = (): void =>
  rememberPath(window.location.pathname + window.location.search);

/** Returns and clears the last remembered path. */
export function consumeRememberedPath(): string | undefined {
  const last = stored().at(-1);
  store('after-login-routes', undefined);
  return last;
}

/** Returns the last remembered path without clearing it, to highlight its tab during login. */
export const peekRememberedPath = (): string | undefined => stored().at(-1);
