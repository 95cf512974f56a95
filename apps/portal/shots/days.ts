/**
 * What time it is on the sheets: a Tuesday afternoon, on which some courses of the day are over, some are to come and the studio is
 * open. Always the same, so that sheets of two versions can be compared.
 */
export const instant = '2027-02-09T16:40:00+01:00';

/** Which day each scene has for itself, so that scenes played at once take no places from each other. */
export const days = {
  present: Date.parse(instant),
  today: '2027-02-09',
  tomorrow: '2027-02-10',
  forBooking: '2027-02-11',
  forTrouble: '2027-02-12',
  forCourses: '2027-02-15',
  afterwards: '2027-02-16',
  forBookings: '2027-02-17',
  forMasterData: '2027-02-18',
  forWaiting: '2027-02-19',
  forPayments: '2027-02-20',
  /** A Tuesday, on which Northside Mitte has an online class. */
  forStreaming: '2027-02-16',
} as const;
