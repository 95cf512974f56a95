import { getGetBookingOptionsWithOffersQueryOptions } from '@studio-portal/sdk/api/booking-options';
import {
  useGetCheckinHistoryReport,
  useGetEarliestCheckinDate,
} from '@studio-portal/sdk/api/checkin';
import {
  useGetPersonalCalendar,
  useListBusyTimes,
  useListMyCurrentCalendarItems,
} from '@studio-portal/sdk/api/my-calendar';
import {
  useGetUtilizationReveal,
  useListHistoricUtilization,
} from '@studio-portal/sdk/api/utilization';
import { useQueries } from '@tanstack/react-query';
import { useBookingRefusal } from '../../booking/access/useBookingRefusal.ts';
import { getBookingMethods } from '../../booking/bookings/bookingMethods.ts';
import { toCourseAppointments } from '../../booking/courses/bookingState.ts';
import { useCourses } from '../../booking/courses/useCourses.ts';
import { useMyReservations } from '../../booking/timeline/useMyReservations.ts';
import { splitReservations } from '../../booking/timeline/visit.ts';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { addDays, type Day, dayInZone, fromWire } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { findFavoriteHour } from '../history/trainingYear.ts';
import { type Candidate, planDays, planWeek, shortlist, type Suggestion } from './planWeek.ts';

/** Classes whose booking options are loaded, a call each. */
const maxLookups = 8;

/** Days of past visits that tell the usual hour. */
const habitDays = 90;

/**
 * Suggests bookings for the coming week (planWeek). Undefined while loading, and where something needed cannot be loaded;
 * empty for members whose bookings the studio refuses. Errors of habits and hours only make suggestions less good.
 */
export function useWeekPlan(): Suggestion[] | undefined {
  const { studio } = useStudio();
  const present = useNow();
  const today = dayInZone(studio.zoneId, present);
  const { isRefused } = useBookingRefusal();
  const courses = useCourses(today, addDays(today, planDays - 1));
  const bookings = useListMyCurrentCalendarItems();
  const reservations = useMyReservations();
  const reveal = useGetUtilizationReveal(studio.id);
  const isRevealed = reveal.data?.revealed === true;
  const utilization = useListHistoricUtilization(studio.id, { query: { enabled: isRevealed } });
  const visits = usePastVisits(today);
  const calendar = useGetPersonalCalendar();
  const isConnected = calendar.data !== undefined && calendar.data.host !== null;
  const busyTimes = useListBusyTimes(
    { startDate: today, endDate: addDays(today, planDays - 1) },
    { query: { enabled: isConnected } },
  );
  const isReady =
    courses.data &&
    bookings.data &&
    reservations.data &&
    !reservations.hasFailed &&
    reveal.isFetched &&
    (!isRevealed || utilization.isFetched) &&
    visits.isReady &&
    calendar.data &&
    (!isConnected || busyTimes.data);
  const facts = {
    present,
    zone: studio.zoneId,
    taken: [
      ...(bookings.data ?? []),
      ...splitReservations(reservations.data ?? [], present).upcoming,
    ].map(toTimes),
    // Those of a removed calendar are still in the cache.
    busy: isConnected ? (busyTimes.data ?? []).map(toTimes) : [],
    utilization: utilization.data ?? [],
    usualHour: visits.data && findFavoriteHour(visits.data.checkins),
  };
  const found =
    isReady && !isRefused
      ? shortlist(toCourseAppointments(courses.data ?? []), facts, maxLookups)
      : [];
  const options = useQueries({
    queries: found.map(({ course }) =>
      getGetBookingOptionsWithOffersQueryOptions({ courseAppointmentId: course.id }),
    ),
  });
  const candidates = found.flatMap((appointment, index): Candidate[] => {
    const data = options[index]?.data;
    const method = data && getBookingMethods(data).find(({ kind }) => kind === 'option');
    return method?.kind === 'option' ? [{ appointment, option: method.option }] : [];
  });
  // A plan of the first answers would change with the next ones.
  return isReady && options.every(({ isLoading }) => !isLoading)
    ? planWeek(candidates, facts)
    : undefined;
}

const toTimes = ({ startDateTime, endDateTime }: { startDateTime: Date; endDateTime: Date }) => ({
  start: startDateTime,
  end: endDateTime,
});

/** Loads the visits that tell the usual hour, from the first day that the studio has. */
function usePastVisits(today: Day) {
  const enabled = useCanOpen('checkinHistory');
  const earliest = useGetEarliestCheckinDate({ query: { enabled } });
  const first = earliest.data && fromWire(earliest.data.earliestPossibleDate);
  const wanted = addDays(today, -habitDays);
  const history = useGetCheckinHistoryReport(
    { startDate: first && first > wanted ? first : wanted, endDate: today },
    { query: { enabled: first !== undefined } },
  );
  return {
    data: history.data,
    isReady: !enabled || earliest.isError || history.isFetched,
  };
}
