import { useLayoutEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { useOnline } from '../lib/useOnline.ts';
import { matched } from './matched.ts';
import { loadPages } from './page.tsx';

/**
 * The address whose page is shown: that of the window, except while the file of its page is still to come. The page before stands
 * until then, with its focus. Without a network that would be for good, under another address: then what is missing shows that it is
 * loading, and the bar below says why it does not come. What fails to come is for the page's crash boundary.
 */
export function useShownLocation(): Location {
  const location = useLocation();
  const online = useOnline();
  const [shown, show] = useState(location);
  const wait =
    shown !== location && online ? loadPages(matched(location.pathname).elements) : undefined;
  // During the render: the page of before is not made once more for an address that is another's.
  if (!wait && shown !== location) show(location);
  useLayoutEffect(() => {
    if (!wait) return undefined;
    let isWanted = true;
    const go = () => isWanted && show(location);
    void wait.then(go, go);
    return () => {
      isWanted = false;
    };
  }, [wait, location]);
  return wait ? shown : location;
}
