import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tracks whether an element has been scrolled past; undefined before the first time, so that
 * dependent content loads only then.
 */
export function useScrolledAway<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  away: boolean | undefined;
} {
  const ref = useRef<Element>(null);
  const [away, setAway] = useState<boolean>();
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      const gone = !isIntersecting && boundingClientRect.top < 0;
      setAway((before) => (gone ? true : before && false));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, away };
}
