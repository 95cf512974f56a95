/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Form of the meeting.
 */
export type CalendarItemAppointmentMeetingType = typeof CalendarItemAppointmentMeetingType[keyof typeof CalendarItemAppointmentMeetingType];


export const CalendarItemAppointmentMeetingType = {
  ON_SITE: 'ON_SITE',
  STREAM: 'STREAM',
} as const;
