import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Leaves the fragments of the shown page to the browser: the skip link only moves the focus. If the
 * router updated during hydration, React would replace the server's page and lose the focus.
 */
export function useFragments(): void {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    const keepFromRouter = (event: PopStateEvent) => {
      const { location } = window;
      const isShown = location.pathname === pathname && location.search === search;
      // Entries of the router have a state.
      if (isShown && event.state === null) event.stopImmediatePropagation();
    };
    // Captures, to be called before the router.
    window.addEventListener('popstate', keepFromRouter, true);
    return () => window.removeEventListener('popstate', keepFromRouter, true);
  }, [pathname, search]);
}
