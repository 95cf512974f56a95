import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { focusPage, pageTitle } from './giveFocus.ts';

/** How long a page may take to show its title, in milliseconds. */
const patience = 10_000;

/**
 * After a step to another page of the portal the focus goes to the page's title, so that a screen reader says where the reader is
 * and the keyboard goes on there. Not on the first page, not going back, not where the page stays the same; a redirect on the way is
 * followed, and so is the page that takes the place of the one whose button was pressed, such as a result. What has taken the focus in the page, or the reader has meanwhile, keeps it.
 */
export function useFocusOnArrival(page: string): void {
  const type = useNavigationType();
  const before = useRef(page);
  const waiting = useRef(false);
  // Whether the focus was in the page since it came; what held it may be gone by the time the next one is here.
  const wasInside = useRef(false);
  useEffect(() => {
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
    const until = performance.now() + patience;
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
