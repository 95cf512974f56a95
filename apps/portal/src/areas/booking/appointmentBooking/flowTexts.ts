import { messages as viewMessages } from '../appointments/viewMessages.ts';
import { flowTexts as shared } from '../bookings/flowTexts.ts';
import type { ContactTexts } from '../../checkout/flow/Flow.ts';
import { messages } from './messages.ts';

/** What booking a single appointment says in its own words. */
export const flowTexts: ContactTexts = {
  ...shared,
  toStart: messages.toStart,
  toOthers: viewMessages.toAppointments,
};
