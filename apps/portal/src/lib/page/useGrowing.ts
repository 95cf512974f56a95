import { type RefCallback, useState } from 'react';

/** How many rows a screen shows at once, at most; and how many more each step brings. */
const screenful = 8;
const step = 12;

/**
 * The beginning of a long list, which grows as the reader comes to its end: thousands of rows would keep a phone busy for seconds, and
 * nobody reads them. Nothing to press belongs below it: it would be pushed away while somebody reaches for it.
 * @param from whatever makes the list another one; it begins anew then
 * @returns what to show, how many are left, and for the button at the end, which asks for more by itself when it comes into view
 */
export function useGrowing<Entry>(list: readonly Entry[], from: string) {
  const [grown, setGrown] = useState({ from, size: screenful });
  const size = grown.from === from ? grown.size : screenful;
  const more = () => setGrown({ from, size: size + step });
  const whenSeen: RefCallback<HTMLElement> = (element) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  return { shown: list.slice(0, size), left: Math.max(0, list.length - size), more, whenSeen };
}
