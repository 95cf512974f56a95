/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Form of the meeting; STREAM is online.
 */
export type BookableAppointmentDaysAppointmentMeetingType = typeof BookableAppointmentDaysAppointmentMeetingType[keyof typeof BookableAppointmentDaysAppointmentMeetingType];


export const BookableAppointmentDaysAppointmentMeetingType = {
  ON_SITE: 'ON_SITE',
  STREAM: 'STREAM',
} as const;
