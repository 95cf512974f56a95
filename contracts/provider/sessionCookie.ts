import type { Promises } from './promises.ts';
import type { Mismatch } from './results.ts';

/** A cookie that an answer sets. */
interface Cookie {
  value: string;
  /** Names in small letters. */
  attributes: ReadonlyMap<string, string>;
}

function cookieFrom(header: string): Cookie {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const named = attributes.map((attribute): [string, string] => {
    const [name = '', ...value] = attribute.split('=');
    return [name.toLowerCase(), value.join('=')];
  });
  return { value: pair.slice(pair.indexOf('=') + 1), attributes: new Map(named) };
}

/** Whether a browser drops the cookie as soon as it gets it; the age counts before the date. */
function isGone({ attributes }: Cookie): boolean {
  const age = attributes.get('max-age');
  if (age !== undefined) return Number(age) <= 0;
  const date = attributes.get('expires');
  return date !== undefined && Date.parse(date) <= Date.now();
}

const isStrict = ({ attributes }: Cookie): boolean =>
  /^(?:lax|strict)$/i.test(attributes.get('samesite') ?? '');

/**
 * Holds the session cookie of an answer against what its operation promises: a session that begins is out of reach of
 * scripts and of other sites; one that ends is gone from the whole site.
 * @param setCookies values of the headers Set-Cookie
 * @returns what is wrong; empty when nothing is
 */
export function sessionCookieFaults(
  promised: NonNullable<Promises['cookie']>,
  setCookies: readonly string[],
): Mismatch[] {
  const header = setCookies.findLast((one) => one.startsWith('SESSION='));
  const where = 'header Set-Cookie';
  const actual = header ?? 'no SESSION';
  const fault = (expected: string, says: string): Mismatch => ({ where, expected, actual, says });
  if (header === undefined)
    return [fault('SESSION=…', `The operation ${promised} a session, so it sets the cookie.`)];
  const cookie = cookieFrom(header);
  const elsewhere =
    cookie.attributes.get('path') === '/'
      ? []
      : [fault('Path=/', 'The cookie belongs to the whole site.')];
  if (promised === 'ends')
    return isGone(cookie)
      ? elsewhere
      : [fault('Max-Age=0', 'The session ends, so the cookie does.'), ...elsewhere];
  return [
    ...(cookie.value === '' || isGone(cookie)
      ? [fault('a session', 'The cookie has no session, or ends at once.')]
      : []),
    ...elsewhere,
    ...(cookie.attributes.has('httponly')
      ? []
      : [fault('HttpOnly', 'Scripts must not read the session.')]),
    ...(isStrict(cookie)
      ? []
      : [fault('SameSite=Lax or Strict', 'Other sites must not send the session along.')]),
  ];
}
