/**
 * Pages by which somebody else is booked or bought for, with the steps that they lead to. All others are about the account itself: what is
 * given away (vouchers), tried once (trial sessions), signed, and how it logs in, is told and pays.
 */
const pages =
  /^\/studio\/[^/]+(?:\/(?:(?:course|appointments?|events|offers|day-tickets)(?:\/.*)?|booking\/(?:course|appointment|event|offer|day-ticket)\/.*|me\/bookings))?\/?$/;

/** Whether a page is about the person whom the account acts for. */
export const isAboutPerson = (pathname: string): boolean => pages.test(pathname);
