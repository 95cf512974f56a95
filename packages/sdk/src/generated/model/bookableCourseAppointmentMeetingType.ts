/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Form of the meeting; STREAM is online.
 */
export type BookableCourseAppointmentMeetingType = typeof BookableCourseAppointmentMeetingType[keyof typeof BookableCourseAppointmentMeetingType];


export const BookableCourseAppointmentMeetingType = {
  ON_SITE: 'ON_SITE',
  STREAM: 'STREAM',
} as const;
