import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { focusPage, pageTitle } from './moveFocus.ts';

/** Time that a page may take to show its title, in milliseconds. */
const timeout = 10_000;

/**
 * Focuses the page's title after navigation, so that screen readers announce the page and the
 * keyboard continues there. Skips the first page, back navigation and changes within a page.
 * Follows redirects, and replacements of the page whose button was pressed, such as a result. Does
 * not steal the focus if the page or the user has moved it.
 */
export function useFocusOnNavigation(page: string): void {
  const type = useNavigationType();
  const before = useRef(page);
  const waiting = useRef(false);
  // True once the page has had the focus. Its element may be gone when the next page renders.
  const wasInside = useRef(false);
  useEffect(() => {
    if (document.activeElement?.closest('#content')) wasInside.current = true;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('#content')) wasInside.current = true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (before.current !== page) {
      if (type !== NavigationType.Replace) waiting.current = type === NavigationType.Push;
      else if (wasInside.current) waiting.current = true;
      wasInside.current = false;
    }
    before.current = page;
    if (!waiting.current) return undefined;
    const start = document.activeElement;
    const until = performance.now() + timeout;
    let frame = 0;
    const look = () => {
      const now = document.activeElement;
      const isTaken = now?.closest('#content') || (now !== start && now !== document.body);
      const isLate = performance.now() > until;
      if (!isTaken && !pageTitle() && !isLate) {
        frame = requestAnimationFrame(look);
        return;
      }
      waiting.current = false;
      if (!isTaken) focusPage();
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [page, type]);
}
