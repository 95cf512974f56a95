import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tracks whether an element has been scrolled past; undefined before the first time, so that
 * dependent content loads only then.
 */
export function useScrolledPast<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  isPast: boolean | undefined;
} {
  const ref = useRef<Element>(null);
  const [isPast, setPast] = useState<boolean>();
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      const gone = !isIntersecting && boundingClientRect.top < 0;
      setPast((before) => (gone ? true : before && false));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isPast };
}
