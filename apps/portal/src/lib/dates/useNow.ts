import { useEffect, useState } from 'react';
import { now, onClockCorrected } from './dates.ts';

/** Refresh interval of times on the page (spec 9), in milliseconds. */
const everyMinute = 60_000;
const everySecond = 1000;
const anHour = 60 * everyMinute;

const isNear = (moment: Date, until: Date | null | undefined): boolean =>
  until instanceof Date && until > moment && Number(until) - Number(moment) <= anHour;

/**
 * Returns the current time, refreshed every minute so that an open page stays current.
 * @param until end of a countdown: within the hour before it the time refreshes every second, and
 * once more when it is reached
 */
export function useNow(until?: Date | null): Date {
  const [moment, setMoment] = useState(now);
  const pause = isNear(moment, until) ? everySecond : everyMinute;
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), pause);
    return () => clearInterval(timer);
  }, [pause]);
  useEffect(() => onClockCorrected(() => setMoment(now())), []);
  return moment;
}

/** Returns the milliseconds left until a time within its last hour; undefined before and after. */
export const timeLeft = (until: Date, moment: Date): number | undefined =>
  isNear(moment, until) ? Number(until) - Number(moment) : undefined;
