import type { Time } from './choice.ts';

/**
 * Returns when screenshots are taken: on a fixed Tuesday, so that sheets of two versions can be compared.
 * @param time on the clocks of Northside and Arcade; in the afternoon some courses are past and some still to come
 */
export const startAt = (time: Time): string => `${days.today}T${time}:00+01:00`;

/** Days of each scene, so that scenes that play at the same time take no places from each other. */
export const days = {
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
