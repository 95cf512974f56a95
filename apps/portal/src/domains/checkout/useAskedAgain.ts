import { useEffect, useEffectEvent } from 'react';
import { askAgainAfter } from './askAgainAfter.ts';

/** Reads what waits for a bank again and again while the page is looked at, and at once when the reader is back at it. */
export function useAskedAgain(refetch: () => void): void {
  const ask = useEffectEvent(() => {
    if (!document.hidden) refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => ask(), askAgainAfter);
    const look = () => ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
