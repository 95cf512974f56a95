/** Maps idle periods to the API format. */
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import type { Membership } from '../memberships/membership.ts';
import { toEffect } from './effect.ts';
import { findIdleTexts, isContractEndReason } from './idleTexts.ts';
import type { StoredIdlePeriod } from './ownIdlePeriods.ts';

/**
 * Returns the state on a day. Canceled ones are never listed; a repeated request returns the state before the
 * cancelation.
 */
export function idlePeriodState(
  { state, startDate, endDate, decidedAt }: StoredIdlePeriod,
  today: string,
): Schemas['IdlePeriodState'] {
  if (state === 'REJECTED') return state;
  if (decidedAt === null) return 'PENDING';
  return startDate <= today && today <= endDate ? 'ACTIVE' : 'ACCEPTED';
}

/** Returns whether it belongs to the past list: over or rejected. */
export const isPast = ({ state, endDate }: StoredIdlePeriod, today: string): boolean =>
  state === 'REJECTED' || (state === 'ACCEPTED' && endDate < today);

function isCancelable(found: StoredIdlePeriod, { contract }: Membership, today: string): boolean {
  if (found.state === 'PENDING') return true;
  return found.state === 'ACCEPTED' && found.startDate > today && contract.cancelationDate === null;
}

export function toIdlePeriod(
  membership: Membership,
  found: StoredIdlePeriod,
  today: string,
  language: string | null,
): Schemas['IdlePeriod'] {
  const { id, startDate, endDate, rejectionReason, requestedAt, documentAttached } = found;
  const { locale } = membership.studio;
  return {
    id,
    startDate,
    endDate,
    state: idlePeriodState(found, today),
    rejectionReason: isContractEndReason(rejectionReason, locale)
      ? findIdleTexts(language, locale).contractEnds
      : rejectionReason,
    requestedAt: zoned(requestedAt, membership.studio.zoneId),
    documentAttached,
    cancelable: isCancelable(found, membership, today),
    effect: found.state === 'REJECTED' ? null : toEffect(membership, found),
  };
}
