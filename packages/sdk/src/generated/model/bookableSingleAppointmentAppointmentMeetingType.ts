/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Form of the meeting; STREAM is online.
 */
export type BookableSingleAppointmentAppointmentMeetingType = typeof BookableSingleAppointmentAppointmentMeetingType[keyof typeof BookableSingleAppointmentAppointmentMeetingType];


export const BookableSingleAppointmentAppointmentMeetingType = {
  ON_SITE: 'ON_SITE',
  STREAM: 'STREAM',
} as const;
