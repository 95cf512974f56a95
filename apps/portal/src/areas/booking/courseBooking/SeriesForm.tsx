import Typography from '@mui/material/Typography';
import { useListCourses } from '@studio-portal/sdk/api/bookable-items';
import { useListMyCurrentCalendarItems } from '@studio-portal/sdk/api/my-calendar';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { findClash } from '../bookings/useClash.ts';
import { type CourseAppointment, toCourseAppointments } from '../courses/bookingState.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { addDays, dayInZone, now } from '../../../lib/dates/dates.ts';
import { moveFocus } from '../../../lib/focus/moveFocus.ts';
import { SeriesDate } from './SeriesDate.tsx';
import { seriesDates } from './seriesDates.ts';
import { seriesMessages } from './seriesMessages.ts';
import { useSeries } from './useSeries.ts';

/** Days to search for dates: eight weeks. */
const searchDays = 56;

/**
 * Lists the next weekly dates of a course, which are ticked and booked together, then the result of
 * each.
 */
export function SeriesForm({ appointment }: { appointment: CourseAppointment }) {
  const { slot } = appointment;
  const day = dayInZone(slot.studio.zoneId, slot.startDateTime);
  const [openedAt] = useState(now);
  const { data, error } = useListCourses({
    organizationUnitId: slot.studio.id,
    startDate: addDays(day, 1),
    endDate: addDays(day, searchDays),
  });
  const bookings = useListMyCurrentCalendarItems();
  const { book, booking, results } = useSeries();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(heading.current, { preventScroll: true }), []);

  // Booked dates drop out of the available ones; keep the list, so that they stay visible with
  // their results.
  const [submittedDates, setSubmittedDates] = useState<readonly CourseAppointment[]>([]);
  const dates = seriesDates(appointment, toCourseAppointments(data ?? []), openedAt);
  const shown = submittedDates.length > 0 ? submittedDates : dates;
  const open = shown.filter(({ course }) => results.get(course.id)?.kind !== 'booked');
  const chosen = open.filter(({ course }) => ticked.has(course.id));
  const done = shown.length - open.length;

  const toggle = (id: number) => {
    setMissing(false);
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const submit = () => {
    if (chosen.length === 0) return setMissing(true);
    setSubmittedDates(shown);
    return book(chosen);
  };
  return (
    <>
      <Typography variant="h3" ref={heading}>
        <FormattedMessage {...seriesMessages.title} />
      </Typography>
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} timeZone={slot.studio.zoneId} />
        </Alert>
      )}
      {!data && !error && (
        <Typography role="status">
          <FormattedMessage {...seriesMessages.loading} />
        </Typography>
      )}
      {data && shown.length === 0 && (
        <Typography>
          <FormattedMessage {...seriesMessages.none} />
        </Typography>
      )}
      <div>
        {shown.map((date) => (
          <SeriesDate
            key={date.course.id}
            date={date}
            result={results.get(date.course.id)}
            clash={findClash(bookings.data ?? [], {
              start: date.slot.startDateTime,
              end: date.slot.endDateTime,
            })}
            ticked={ticked.has(date.course.id)}
            disabled={booking}
            onToggle={() => toggle(date.course.id)}
          />
        ))}
      </div>
      <Typography role="status">
        {!booking && results.size > 0 && (
          <FormattedMessage {...seriesMessages.done} values={{ done, count: results.size }} />
        )}
      </Typography>
      {isMissing && (
        <Alert kind="error">
          <FormattedMessage {...seriesMessages.chooseSome} />
        </Alert>
      )}
      {open.length > 0 && (
        <LoadingButton variant="outlined" loading={booking} onClick={submit}>
          <FormattedMessage {...seriesMessages.book} values={{ count: chosen.length }} />
        </LoadingButton>
      )}
    </>
  );
}
