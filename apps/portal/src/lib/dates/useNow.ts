import { useEffect, useState } from 'react';
import { now } from './dates.ts';

/** What a clock on the page shows is refreshed this often (specification 1, section 9), in milliseconds. */
const everyMinute = 60_000;
const everySecond = 1000;
const anHour = 60 * everyMinute;

const isNear = (moment: Date, until: Date | null | undefined): boolean =>
  until instanceof Date && until > moment && Number(until) - Number(moment) <= anHour;

/**
 * The present moment, anew every minute, so that what depends on it does not grow old on an open page.
 * @param until a moment that is counted down to: in the hour before it the present is anew every second, and once more when it has come
 */
export function useNow(until?: Date | null): Date {
  const [moment, setMoment] = useState(now);
  const pause = isNear(moment, until) ? everySecond : everyMinute;
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), pause);
    return () => clearInterval(timer);
  }, [pause]);
  return moment;
}

/** What is left until a moment in its last hour, in milliseconds; undefined before and after. */
export const leftUntil = (until: Date, moment: Date): number | undefined =>
  isNear(moment, until) ? Number(until) - Number(moment) : undefined;
