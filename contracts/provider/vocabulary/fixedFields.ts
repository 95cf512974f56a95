/**
 * Fields that a state or the request always determines, with the values of the examples in the API
 * description.
 */
export const fixedFields: ReadonlySet<string> = new Set([
  'currency',
  'itemType',
  'onWaitingList',
  'alreadyBooked',
  'joinWaitingList',
  'acceptsLatePromotion',
  'charged',
  'participantStatus',
  'appointmentStatus',
  'appointmentMeetingType',
  'zoneId',
]);
