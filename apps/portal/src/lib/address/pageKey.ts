/**
 * Query parameters that select another page of the same path: one item of a list, or an action on
 * it.
 */
const parameters = [
  'add',
  'article',
  'ask',
  'change',
  'compensation',
  'contract',
  'leave',
  'message',
  'module',
  'news',
  'offer',
  'payment',
  'premium',
  'product',
  'purchased',
  'referral',
  'video',
] as const;

/**
 * Returns a key for the page at an address. Two addresses with the same key show the same page with
 * other filters or panels.
 */
export function pageKey(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  return [pathname, ...parameters.map((name) => query.get(name) ?? '-')].join(' ');
}
