import { readStored, store } from './storage.ts';

const toWebsite = (text: unknown): URL | undefined => {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) ? url : undefined;
};

/**
 * Remembers `?back=https://studio.example/classes` for the visit: the page whose widget led here. It is offered only
 * once the studio is known to allow that website.
 */
export function rememberWebsite(search: string): void {
  const website = toWebsite(new URLSearchParams(search).get('back'));
  if (website) store('website', website.origin + website.pathname);
}

/** Returns the page of a website that this visit came from; undefined if it came from none. */
export const readWebsite = (): URL | undefined => toWebsite(readStored('website'));
