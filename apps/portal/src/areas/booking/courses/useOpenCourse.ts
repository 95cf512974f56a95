import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIdInQuery } from '../../../lib/browser/useIdInQuery.ts';

/**
 * Reads from the address (`?open=50001`) which course is open beside the week, and changes it. Back
 * closes it.
 */
export function useOpenCourse() {
  const [query, setQuery] = useSearchParams();
  const openId = useIdInQuery('open');
  const navigate = useNavigate();
  const hasOpened = useRef(false);
  return {
    openId,
    open: (id: number) => {
      hasOpened.current = true;
      const next = new URLSearchParams(query);
      next.set('open', String(id));
      setQuery(next, { preventScrollReset: true });
    },
    close: () => {
      const next = new URLSearchParams(query);
      next.delete('open');
      // Going back from an address that was opened directly would leave the page.
      if (hasOpened.current) void navigate(-1);
      else setQuery(next, { replace: true, preventScrollReset: true });
    },
  };
}
