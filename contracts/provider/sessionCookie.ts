import type { Promises } from './promises.ts';
import type { Mismatch } from './results.ts';

/** A cookie set by a response. */
interface Cookie {
  value: string;
  /** Values by name in lower case. */
  attributes: ReadonlyMap<string, string>;
}

function parseCookie(header: string): Cookie {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const named = attributes.map((attribute): [string, string] => {
    const [name = '', ...value] = attribute.split('=');
    return [name.toLowerCase(), value.join('=')];
  });
  return { value: pair.slice(pair.indexOf('=') + 1), attributes: new Map(named) };
}

/**
 * Returns whether the browser drops the cookie immediately. Max-Age takes precedence over Expires.
 */
function isExpired({ attributes }: Cookie): boolean {
  const age = attributes.get('max-age');
  if (age !== undefined) return Number(age) <= 0;
  const date = attributes.get('expires');
  return date !== undefined && Date.parse(date) <= Date.now();
}

const isStrict = ({ attributes }: Cookie): boolean =>
  /^(?:lax|strict)$/i.test(attributes.get('samesite') ?? '');

/**
 * Checks the session cookie against the operation's promise: it must have a new session or expire,
 * for the whole site, and be protected from scripts and other sites.
 * @param setCookies values of the Set-Cookie headers
 * @returns mismatches; empty if the cookie is correct
 */
export function sessionCookieMismatches(
  promised: NonNullable<Promises['cookie']>,
  setCookies: readonly string[],
): Mismatch[] {
  const header = setCookies.findLast((one) => one.startsWith('SESSION='));
  const where = 'header Set-Cookie';
  const actual = header ?? 'no SESSION';
  const mismatch = (expected: string, says: string): Mismatch => ({
    where,
    expected,
    actual,
    says,
  });
  if (header === undefined)
    return [
      mismatch('SESSION=…', `The operation must set the cookie because it ${promised} a session.`),
    ];
  const cookie = parseCookie(header);
  const isEnded = isExpired(cookie);
  return [
    ...(promised === 'ends' && !isEnded
      ? [mismatch('Max-Age=0', 'The session ends, so the cookie must expire.')]
      : []),
    ...(promised === 'begins' && (cookie.value === '' || isEnded)
      ? [mismatch('a session', 'The cookie is empty or expires immediately.')]
      : []),
    ...(cookie.attributes.get('path') === '/'
      ? []
      : [mismatch('Path=/', 'The cookie must apply to the whole site.')]),
    ...(cookie.attributes.has('httponly')
      ? []
      : [mismatch('HttpOnly', 'Scripts must not have access to the session.')]),
    ...(isStrict(cookie)
      ? []
      : [
          mismatch(
            'SameSite=Lax or Strict',
            'Requests from other sites must not include the session.',
          ),
        ]),
  ];
}
