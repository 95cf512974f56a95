import {
  connectWithCustomerCode,
  connectWithEmail,
  connectWithIban,
  connectWithIbanSuffix,
} from '@studio-portal/sdk/api/studio-connect';
import type { StudioConnect } from '@studio-portal/sdk/types';
import { isDay, toWire } from '../../lib/dates.ts';
import type { ConnectValues } from './connectFields.ts';
import type { Way } from './ways.ts';

/** Without the blanks and hyphens that people write, in capitals. */
const compact = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

function wireDay(text: string): Date {
  if (!isDay(text)) throw new RangeError(`"${text}" is not a calendar day.`);
  return toWire(text);
}

/**
 * Sends what was typed for a way.
 * @throws ApiError 422 where nobody fits, 409 where the member or the account is connected, 429 after too many attempts
 */
export const connectBy = {
  email: ({ studioId, email }) =>
    connectWithEmail({ studioId: Number(studioId), email: email.trim() }),
  customerCode: ({ studioId, customerCode, dateOfBirth }) =>
    connectWithCustomerCode({
      studioId: Number(studioId),
      customerCode: customerCode.trim(),
      dateOfBirth: wireDay(dateOfBirth),
    }),
  iban: ({ studioId, iban, dateOfBirth }) =>
    connectWithIban({
      studioId: Number(studioId),
      iban: compact(iban),
      dateOfBirth: wireDay(dateOfBirth),
    }),
  ibanSuffix: ({ studioId, ibanSuffix, lastname, dateOfBirth }) =>
    connectWithIbanSuffix({
      studioId: Number(studioId),
      ibanSuffix: compact(ibanSuffix),
      lastname: lastname.trim(),
      dateOfBirth: wireDay(dateOfBirth),
    }),
} as const satisfies Record<Way, (values: ConnectValues) => Promise<StudioConnect>>;
