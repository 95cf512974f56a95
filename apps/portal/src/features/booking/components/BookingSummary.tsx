import { Picture } from '@studio-portal/ui/Picture';
import { SummaryCard } from '@studio-portal/ui/SummaryCard';
import type { BookableCourse } from '@studio-portal/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toAppointments } from '../../../lib/courses/bookingState.ts';
import { formatTimeRange } from '../../../lib/dates.ts';
import { formatDateInWords } from '../../../lib/moments.ts';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { flowMessages } from '../flowMessages.ts';

interface BookingSummaryProps {
  course: BookableCourse;
  /** What pays, in words. */
  pays?: ReactNode;
  total?: ReactNode;
  note?: ReactNode;
}

/** What is being booked: the card beside every step and on the result. */
export function BookingSummary({ course, pays, total, note }: BookingSummaryProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const [appointment] = toAppointments([course]);
  if (!appointment) return null;
  const { slot } = appointment;
  const label = (message: (typeof flowMessages)['when']) => <FormattedMessage {...message} />;
  const date = formatDateInWords(slot.startDateTime, intl.locale, studio.zoneId);
  return (
    <SummaryCard
      heading={label(flowMessages.yourBooking)}
      what={course.name}
      picture={
        course.image ? (
          <Picture
            small={{ src: course.image.url, width: course.image.width }}
            width={course.image.width}
            height={course.image.height}
            color={course.colorHex}
            alt=""
          />
        ) : undefined
      }
      when={{
        label: label(flowMessages.when),
        value: (
          <>
            {date}
            <br />
            {formatTimeRange(slot.startDateTime, slot.endDateTime, intl.locale, studio.zoneId)}
          </>
        ),
      }}
      where={{
        label: label(flowMessages.where),
        value: [...slot.locations.map((room) => room.name), slot.studio.name].join(', '),
      }}
      {...(pays ? { pays: { label: label(flowMessages.pays), value: pays } } : {})}
      {...(total ? { total: { label: label(flowMessages.total), value: total } } : {})}
      {...(note ? { note } : {})}
    />
  );
}
