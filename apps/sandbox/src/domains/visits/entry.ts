/** Admission to a studio. */
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import type { Customer } from '../accounts/customers.ts';
import { loadAccessRefusal } from '../refusals/accessRefusal.ts';
import { isOver } from '../memberships/exitOptions.ts';
import { type Membership, loadAccountMemberships } from '../memberships/membership.ts';
import { studioDay } from '../memberships/ownMemberships.ts';

/** Loads a member's current contracts, including paused ones. */
export async function loadRunningContracts(
  db: Database,
  { accountId, tenant }: Pick<Customer, 'accountId' | 'tenant'>,
  now: Date,
): Promise<Membership[]> {
  const memberships = accountId === null ? [] : await loadAccountMemberships(db, accountId, tenant);
  return memberships.filter((one) => {
    const today = studioDay(one, now);
    return (one.contract.startDateOfUse ?? one.contract.startDate) <= today && !isOver(one, today);
  });
}

/** Returns the last day of a contract's current pause; null if it is not paused. A rewarded free period is no pause. */
export function pauseEnd(membership: Membership, now: Date): string | null {
  const today = studioDay(membership, now);
  const pause = membership.pauses.find(
    ({ startDate, endDate, isReward }) =>
      isReward !== true && startDate <= today && endDate >= today,
  );
  return pause?.endDate ?? null;
}

type Refusal =
  | { reason: 'NO_CONTRACT' | 'ACCESS_REFUSED' }
  | { reason: 'CONTRACT_PAUSED'; until: string }
  | { reason: 'ENTRANCE_BLOCKED'; until: Date };

/** Finds why a member is denied entry, now or at a later time; null if admitted. */
export async function findRefusal(
  db: Database,
  customer: Customer,
  now: Date,
): Promise<Refusal | null> {
  const { entranceLockUntil } = customer;
  const { reasons } = await loadAccessRefusal(db, customer, now);
  if (reasons.length > 0) return { reason: 'ACCESS_REFUSED' };
  if (entranceLockUntil !== null && entranceLockUntil > now)
    return { reason: 'ENTRANCE_BLOCKED', until: entranceLockUntil };
  const running = await loadRunningContracts(db, customer, now);
  if (running.length === 0) return { reason: 'NO_CONTRACT' };
  const pauses = running.map((membership) => pauseEnd(membership, now));
  const ends = pauses.flatMap((until) => (until === null ? [] : [until]));
  const [first] = ends.toSorted();
  return ends.length < running.length || first === undefined
    ? null
    : { reason: 'CONTRACT_PAUSED', until: first };
}

const messages = {
  ACCESS_REFUSED: ['checkin.error.accessrefused', 'The studio does not let this member in'],
  ENTRANCE_BLOCKED: [
    'checkin.error.entranceblocked',
    'After missed bookings this member is not let in for a while',
  ],
  NO_CONTRACT: ['checkin.error.nocontract', 'There is no contract that lets this member in'],
  CONTRACT_PAUSED: ['checkin.error.contractpaused', 'The contract rests'],
} as const satisfies Record<Schemas['CheckinRefusal'], readonly [string, string]>;

/** @throws 409 for a member who is denied entry, now or at a later time, with the end if known */
export async function checkAdmission(db: Database, customer: Customer, now: Date): Promise<void> {
  const refusal = await findRefusal(db, customer, now);
  if (refusal === null) return;
  const [code, message] = messages[refusal.reason];
  if (!('until' in refusal)) throw apiError(409, code, message);
  const args =
    refusal.reason === 'CONTRACT_PAUSED'
      ? [{ type: 'STRING' as const, value: refusal.until }]
      : [timestamp(refusal.until)];
  throw apiError(409, code, message, { args });
}
