import { useEffect, useState } from 'react';
import { now } from './dates.ts';

/** What a clock on the page shows is refreshed this often (specification 1, section 9), in milliseconds. */
const everyMinute = 60_000;

/** The present moment, anew every minute, so that what depends on it does not grow old on an open page. */
export function useNow(): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), everyMinute);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
