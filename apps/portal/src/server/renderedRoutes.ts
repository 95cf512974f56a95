import type { RouteName } from '../lib/address/patterns.ts';

/**
 * Pages that the server renders: those that visitors start on and that look the same for everyone.
 * Flow steps and member pages depend on browser state, so the browser renders them.
 */
export const renderedRoutes: ReadonlySet<RouteName | null> = new Set([
  'studios',
  'studio',
  'studioNews',
  'studioImprint',
  'studioTerms',
  'studioPrivacy',
  'studioRevocation',
  'login',
  'passwordForgot',
  'courses',
  'course',
  'appointments',
  'appointment',
  'events',
  'event',
  'checkinReservation',
  'contract',
  'contractCancelation',
  'contractWithdrawal',
  'offers',
  'dayTickets',
  'vouchers',
  'agb',
  'agreement',
  'privacy',
  'imprint',
]);
