import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element has been scrolled out of sight at the top; undefined until that has happened once, so that what appears then
 * need not be loaded before.
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
