import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readQuery } from '../../../lib/address/query.ts';

/** Query parameters for address and code in links (spec 2.6). */
const names = ['e', 'email', 'c', 'code'];

export interface LinkCode {
  email: string | undefined;
  code: string | undefined;
}

/**
 * Returns address and code of the link that opened the page. Removes them from the address bar at
 * once, so that no history, bookmark or referrer contains them; the router still has them, so the
 * page stays.
 */
export function useLinkCode(): LinkCode {
  const { search } = useLocation();
  const [link] = useState<LinkCode>(() => {
    const { email, code } = readQuery(search);
    return { email, code };
  });
  useEffect(() => {
    const address = new URL(window.location.href);
    for (const name of names) address.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', address);
  }, []);
  return link;
}
