import type { Schemas } from '../../../platform/api.ts';
import { dayIn } from '../../../platform/time.ts';
import type { Appointment } from '../courses/appointments.ts';

export type InvalidReason = NonNullable<Schemas['BookingOption']['invalidReason']>;

/** The appointment an option would pay for. */
export type OptionUse = {
  studioId: number;
  itemType: Schemas['BookableCourse']['itemType'];
  categoryId: number | null;
  benefitId: number | null;
  /** Calendar day of the appointment in the studio's time zone. */
  day: string;
};

/** Returns the use of an option for an appointment. */
export function toOptionUse({ appointment, course, studio }: Appointment): OptionUse {
  return {
    studioId: studio.id,
    itemType: course.itemType,
    categoryId: course.categoryId,
    benefitId: course.benefitId,
    day: dayIn(studio.zoneId, appointment.startsAt),
  };
}
