import type { BookableBenefit } from '@studio-portal/sdk/types';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AppointmentPrice } from './AppointmentPrice.tsx';
import type { AppointmentFilter } from './appointmentFilter.ts';
import { useNextFree } from './useNextFree.ts';
import { PictureCard } from '../../../lib/page/PictureCard.tsx';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { Minutes } from '../../../lib/dates/Minutes.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

interface AppointmentCardProps {
  benefit: BookableBenefit;
  /** Ids of the trainers that the list is filtered by. */
  employeeIds: readonly number[];
  /** True for the first picture of the page, which loads with priority. */
  important: boolean;
}

/** Card of an appointment with picture, duration, price and next free time; its link keeps the filter. */
export function AppointmentCard({ benefit, employeeIds, important }: AppointmentCardProps) {
  const { studio, studioUuid } = useStudio();
  const { id, name, image, colorHex, durationMinutes, price, benefitBookingOptionType } = benefit;
  const { slots, error } = useNextFree(id, { employeeIds, limit: 1 });
  const next = slots?.[0];
  const chosenIds = benefit.employees.flatMap((person) =>
    employeeIds.includes(person.id) ? [person.id] : [],
  );
  const filter = JSON.stringify({ employeeIds: chosenIds } satisfies AppointmentFilter);
  const href =
    chosenIds.length === 0
      ? path('appointment', { studioUuid, id })
      : path('appointmentFiltered', { studioUuid, id, filter });
  return (
    <PictureCard picture={image} color={colorHex} important={important}>
      <h2>
        <Link to={href}>{name}</Link>
      </h2>
      <p>
        <Minutes count={durationMinutes} />
        {' · '}
        {benefitBookingOptionType === null ? (
          <AppointmentPrice price={price} />
        ) : (
          <FormattedMessage {...messages.included} />
        )}
      </p>
      {!error && (
        <p>
          {slots === undefined ? (
            <Skeleton width={180} />
          ) : next ? (
            <FormattedMessage
              {...messages.next}
              values={{
                when: <Moment at={next.startDateTime} zone={studio.zoneId} inSentence />,
              }}
            />
          ) : (
            <FormattedMessage {...messages.noneFree} />
          )}
        </p>
      )}
    </PictureCard>
  );
}
