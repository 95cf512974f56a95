/** Query parameters that make another page of a path: one thing of a list, or what is done with it. */
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
  'offer',
  'payment',
  'premium',
  'product',
  'purchased',
  'referral',
  'video',
] as const;

/** Names the page of an address: two addresses with one name show the same page, filtered or opened otherwise. */
export function pageKey(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  return [pathname, ...parameters.map((name) => query.get(name) ?? '-')].join(' ');
}
