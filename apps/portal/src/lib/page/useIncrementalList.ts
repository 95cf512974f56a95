import { type RefCallback, useState } from 'react';

/** Initial and additional rows of a long list. */
const screenful = 8;
const step = 12;

/**
 * Shows the start of a long list and extends it as the user reaches its end: rendering thousands of
 * rows would block a phone for seconds. Do not place controls below it, since they would move away
 * under the user's finger.
 * @param from identifies the list; a change resets it
 * @returns the visible entries, the number left, and handlers for the button at the end, which
 * loads more when scrolled into view
 */
export function useIncrementalList<Entry>(list: readonly Entry[], from: string) {
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
