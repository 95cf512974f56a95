import type { RouteName } from '../lib/address/patterns.ts';

/**
 * Pages that the server renders: what a visitor comes to first, and what begins in the same way for everybody. The steps of a flow and
 * the pages of a member depend on what the browser keeps, so the browser renders them.
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
