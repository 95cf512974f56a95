import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Follows a press of Back or Forward that came while the first page was being hydrated: the router
 * has read the address by then, but does not listen yet.
 */
export function useMissedNavigation(): void {
  const current = useLocation();
  const [first] = useState(current);
  // The router starts listening in a layout effect, so it listens by now.
  useEffect(() => {
    const { location, history } = window;
    if (location.pathname === first.pathname && location.search === first.search) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [first]);
}
