/** Errors of a calendar that cannot be read. Their texts do not say why a host is not reachable, since that would reveal the network. */
import { apiError } from '../../platform/http/apiError.ts';

const calendarError = (name: string, message: string) => () =>
  apiError(422, `calendar.error.${name}`, message, { args: [{ type: 'FIELD', value: 'url' }] });

export const addressInvalid = calendarError(
  'addressinvalid',
  'This is not the address of a calendar, which begins with https or webcal',
);

export const calendarTimeout = calendarError('timeout', 'The calendar takes too long to answer');

export const calendarTooLarge = calendarError('toolarge', 'The calendar is too large');

export const calendarUnreachable = calendarError(
  'unreachable',
  'There is no calendar that can be reached at this address',
);

export const calendarUnreadable = calendarError(
  'unreadable',
  'This address does not lead to a calendar',
);
