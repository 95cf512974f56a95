import { messages as viewMessages } from '../../domains/appointmentView/messages.ts';
import { flowTexts as shared } from '../../domains/bookings/flowTexts.ts';
import type { AskingTexts } from '../../domains/checkout/Flow.ts';
import { messages } from './messages.ts';

/** What booking a single appointment says in its own words. */
export const flowTexts: AskingTexts = {
  ...shared,
  toStart: messages.toStart,
  toOthers: viewMessages.toAppointments,
};
