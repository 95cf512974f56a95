import { matchPath } from 'react-router';
import { studioPatterns } from '../address/patterns.ts';
import { readStored, store } from '../browser/storage.ts';

/** How many addresses are kept; the last one is where login leads back to. */
const kept = 10;

/** Only a path of this origin is ever followed: one slash, then no second one and no backslash. */
export const isSafePath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path);

/**
 * Pages that serve logging in or are used up by then; nobody wanted to get there. The links of an invitation and of an additional
 * address are none of them: they ask for an account.
 */
const onTheWay = (
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
  return !onTheWay.some((pattern) => matchPath(pattern, pathname));
};

function stored(): string[] {
  const list = readStored('after-login-routes');
  return Array.isArray(list) ? list.filter(isTarget) : [];
}

/** Remembers where the reader wanted to go before logging in; the pages of logging in itself are left out. */
export function rememberPath(path: string): void {
  if (!isTarget(path)) return;
  store('after-login-routes', [...stored().filter((other) => other !== path), path].slice(-kept));
}

/** Remembers the page that the reader is on, as the address bar says it: a code that was taken out of it is not stored. */
export const rememberHere = (): void =>
  rememberPath(window.location.pathname + window.location.search);

/** The last remembered path, once: asking takes it. */
export function takeRememberedPath(): string | undefined {
  const last = stored().at(-1);
  store('after-login-routes', undefined);
  return last;
}

/** The last remembered path, left where it is: the tab that it belongs to is highlighted meanwhile. */
export const peekRememberedPath = (): string | undefined => stored().at(-1);
