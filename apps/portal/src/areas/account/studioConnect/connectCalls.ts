import {
  connectWithCustomerCode,
  connectWithEmail,
  connectWithIban,
  connectWithIbanSuffix,
} from '@studio-portal/sdk/api/studio-connect';
import type { StudioConnect } from '@studio-portal/sdk/types';
import { isDay, toWire } from '../../../lib/dates/dates.ts';
import type { ConnectValues } from './connectFields.ts';
import type { ConnectMethod } from './connectMethods.ts';

function wireDay(text: string): Date {
  if (!isDay(text)) throw new RangeError(`"${text}" is not a calendar day.`);
  return toWire(text);
}

/**
 * Calls that connect by each method.
 * @throws ApiError 422 if nothing matches, 409 if the member or the account is already connected,
 * 429 after too many attempts
 */
export const connectCalls = {
  email: ({ studioId, email }) => connectWithEmail({ studioId: Number(studioId), email }),
  customerCode: ({ studioId, customerCode, dateOfBirth }) =>
    connectWithCustomerCode({
      studioId: Number(studioId),
      customerCode,
      dateOfBirth: wireDay(dateOfBirth),
    }),
  iban: ({ studioId, iban, dateOfBirth }) =>
    connectWithIban({
      studioId: Number(studioId),
      iban,
      dateOfBirth: wireDay(dateOfBirth),
    }),
  ibanSuffix: ({ studioId, ibanSuffix, lastname, dateOfBirth }) =>
    connectWithIbanSuffix({
      studioId: Number(studioId),
      ibanSuffix,
      lastname,
      dateOfBirth: wireDay(dateOfBirth),
    }),
} as const satisfies Record<ConnectMethod, (values: ConnectValues) => Promise<StudioConnect>>;
