import { messages as viewMessages } from '../appointments/viewMessages.ts';
import { flowTexts as shared } from '../bookings/flowTexts.ts';
import type { ContactTexts } from '../../checkout/flow/Flow.ts';
import { messages } from './messages.ts';

/** Flow texts of single appointments. */
export const flowTexts: ContactTexts = {
  ...shared,
  toStart: messages.toStart,
  toOthers: viewMessages.toAppointments,
};
