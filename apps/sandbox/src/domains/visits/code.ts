/**
 * Check-in codes. They contain member, studio and expiry with a MAC that only the studio can create, so that scanners
 * verify them offline and a photo of one expires soon.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Schemas } from '../../platform/api.ts';
import { addMinutes, zoned } from '../../platform/time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { CheckinSettings } from './settings.ts';

const version = 'C1';

const minute = 60_000;

const createSeal = (secret: string, content: string): Buffer =>
  createHmac('sha256', secret).update(content).digest().subarray(0, 16);

/** Creates the code of a member at a studio; null if the studio has no scanner. */
export function createCode(
  customerId: number,
  { id, zoneId }: Pick<StoredStudio, 'id' | 'zoneId'>,
  { codeSecret, codeMinutes }: CheckinSettings,
  now: Date,
): Schemas['CheckinCode'] | null {
  if (codeSecret === null) return null;
  // Round to whole minutes, so that the code stays the same for a minute.
  const end = Math.floor(addMinutes(now, codeMinutes).getTime() / minute);
  const content = [version, id, customerId.toString(36), end.toString(36)].join('.');
  return {
    value: `${content}.${createSeal(codeSecret, content).toString('base64url')}`,
    validUntil: zoned(new Date(end * minute), zoneId),
  };
}

/** Verifies a code as the scanner of a studio does and returns the customer; null if it is invalid or expired. */
export function verifyCode(
  value: string,
  studioId: number,
  secret: string,
  now: Date,
): number | null {
  const [kind, studio, customer = '', end = '', seal = ''] = value.split('.');
  const providedSeal = Buffer.from(seal, 'base64url');
  const right = createSeal(secret, [kind, studio, customer, end].join('.'));
  if (providedSeal.length !== right.length || !timingSafeEqual(providedSeal, right)) return null;
  const isGood = kind === version && studio === String(studioId);
  return isGood && Number.parseInt(end, 36) * minute > now.getTime()
    ? Number.parseInt(customer, 36)
    : null;
}
