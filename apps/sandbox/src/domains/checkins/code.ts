/**
 * What a member shows to the scanner. It carries the member, the studio and its end, and a code of all three that only the studio can
 * make, so that a scanner knows it without asking anybody, and a picture of it is worth nothing for long.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Schemas } from '../../server/api.ts';
import { addMinutes, zoned } from '../../time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { CheckinSettings } from './settings.ts';

const version = 'C1';

const minute = 60_000;

const sealOf = (secret: string, content: string): Buffer =>
  createHmac('sha256', secret).update(content).digest().subarray(0, 16);

/** The code of a member at a studio; null where nothing reads it. */
export function codeOf(
  customerId: number,
  { id, zoneId }: Pick<StoredStudio, 'id' | 'zoneId'>,
  { codeSecret, codeMinutes }: CheckinSettings,
  now: Date,
): Schemas['CheckinCode'] | null {
  if (codeSecret === null) return null;
  // Whole minutes, so that the same code is shown for a minute however often it is asked for.
  const end = Math.floor(addMinutes(now, codeMinutes).getTime() / minute);
  const content = [version, id, customerId.toString(36), end.toString(36)].join('.');
  return {
    value: `${content}.${sealOf(codeSecret, content).toString('base64url')}`,
    validUntil: zoned(new Date(end * minute), zoneId),
  };
}

/** As a scanner of a studio reads it: whose code it is; null for one that is none of the studio's, or not good any more. */
export function customerOfCode(
  value: string,
  studioId: number,
  secret: string,
  now: Date,
): number | null {
  const [kind, studio, customer = '', end = '', seal = ''] = value.split('.');
  const given = Buffer.from(seal, 'base64url');
  const right = sealOf(secret, [kind, studio, customer, end].join('.'));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const isGood = kind === version && studio === String(studioId);
  return isGood && Number.parseInt(end, 36) * minute > now.getTime()
    ? Number.parseInt(customer, 36)
    : null;
}
