/**
 * Pages for booking or buying on behalf of another person, including the steps of the flow. All
 * other pages concern the account itself: vouchers, trial sessions, signing, login, messages and
 * payment settings.
 */
const pages =
  /^\/studio\/[^/]+(?:\/(?:(?:course|appointments?|events|offers|day-tickets)(?:\/.*)?|booking\/(?:course|appointment|event|offer|day-ticket)\/.*|me\/bookings))?\/?$/;

/** Returns whether a page concerns the person whom the account acts for. */
export const isAboutPerson = (pathname: string): boolean => pages.test(pathname);
