import type { GivenAnswer } from '../../provider/recorder.ts';

const cookieHeader = 'set-cookie';

/** A response with a changed cookie, and the name of the change. */
interface CookieDrift {
  path: string;
  answer: GivenAnswer;
}

/** Returns variants of the response whose session cookie lacks a required attribute or value. */
export function cookieDrifts(answer: GivenAnswer, promised: 'begins' | 'ends'): CookieDrift[] {
  const cookies = answer.headers[cookieHeader] ?? [];
  const changed = (path: string, change: (cookie: string) => string): CookieDrift => ({
    path,
    answer: { ...answer, headers: { ...answer.headers, [cookieHeader]: cookies.map(change) } },
  });
  const without = (pattern: RegExp) => (cookie: string) => cookie.replace(pattern, '');
  const both = [
    changed('none', (cookie) => cookie.replace('SESSION=', 'OTHER=')),
    changed('Path', without(/;\s*Path=[^;]*/i)),
    changed('Path=/v1', (cookie) => cookie.replace(/Path=\/(?=;|$)/i, 'Path=/v1')),
    changed('HttpOnly', without(/;\s*HttpOnly/i)),
    changed('SameSite', without(/;\s*SameSite=[^;]*/i)),
    changed('SameSite=None', (cookie) => cookie.replace(/SameSite=[^;]*/i, 'SameSite=None')),
  ];
  if (promised === 'ends')
    return [...both, changed('never gone', without(/;\s*(?:Max-Age|Expires)=[^;]*/gi))];
  return [...both, changed('no session', (cookie) => cookie.replace(/SESSION=[^;]*/, 'SESSION='))];
}
