/** Denied entry, and the consequences of missed bookings. */
import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { requireMember } from '../accounts/member.ts';
import { loadAccessRefusal } from './accessRefusal.ts';
import { getTenant } from '../brands/rules.ts';

/** Returns the end of a block; null if it has passed. */
function toFutureInstant(until: Date | null, now: Date): string | null {
  return until !== null && until > now ? until.toISOString() : null;
}

export const refusalHandlers = {
  async getAccessRefusalConfiguration({ account, context }, { db }) {
    await requireMember(db, account, context);
    const tenant = await getTenant(db, context);
    return ok({
      notificationEnabled: tenant.accessRefusalNotified,
      reasonShown: tenant.accessRefusalReasonShown,
    });
  },

  async getAccessRefusalStatus({ account, context }, { db, clock }) {
    const member = await requireMember(db, account, context);
    const { reasons, since } = await loadAccessRefusal(db, member, clock.now());
    const refusedSince = since?.toISOString() ?? null;
    return ok({ accessRefused: reasons.length > 0, reasons, refusedSince });
  },

  async getEntranceBlock({ account, context }, { db, clock }) {
    const member = await requireMember(db, account, context);
    const now = clock.now();
    return ok({
      blockMySportsBookingUntil: toFutureInstant(member.blockMySportsBookingUntil, now),
      entranceLockUntil: toFutureInstant(member.entranceLockUntil, now),
    });
  },

  async getAccessBlock({ account, context }, { db, clock }) {
    const { entranceLockUntil } = await requireMember(db, account, context);
    return ok({ accessBlocked: toFutureInstant(entranceLockUntil, clock.now()) !== null });
  },
} satisfies Partial<Handlers>;
