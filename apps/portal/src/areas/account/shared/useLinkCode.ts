import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readQuery } from '../../../lib/address/query.ts';

/** The names under which a link carries address and code (specification 1, section 2.6). */
const names = ['e', 'email', 'c', 'code'];

export interface LinkCode {
  email: string | undefined;
  code: string | undefined;
}

/**
 * Address and code of the link that led here. They are taken out of the address bar at once, so that no history, bookmark or
 * referrer keeps them; the router still sees them, and the page stays.
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
