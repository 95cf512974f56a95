import type { BookableBenefit } from '@studio-portal/sdk/types';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import { BookingNotice } from '../access/BookingNotice.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';

/**
 * Shows appointments as cards, and above why the studio refuses bookings.
 * @param employeeIds ids of the trainers that the list is filtered by
 */
export const AppointmentCards = (props: {
  benefits: readonly BookableBenefit[];
  employeeIds: readonly number[];
}) => (
  <>
    <BookingNotice />
    <PictureGrid>
      {props.benefits.map((benefit, index) => (
        <AppointmentCard
          key={benefit.id}
          benefit={benefit}
          employeeIds={props.employeeIds}
          important={index === 0}
        />
      ))}
    </PictureGrid>
  </>
);
