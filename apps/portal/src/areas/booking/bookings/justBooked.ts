import { useLocation } from 'react-router';

/**
 * Options for the navigation after an order, whose target shows the success page instead of the
 * booking. The browser keeps the state when the page reloads; links do not have it.
 */
export const afterBooking = { replace: true, state: 'justBooked' } as const;

/** Returns whether the user has just booked what this page shows. */
export const useJustBooked = (): boolean => useLocation().state === afterBooking.state;
