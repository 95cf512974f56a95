/** Check-in, check-out and the history of visits (spec 2.7, check-in). */
import type { Database } from '../../platform/database/database.ts';
import type { Handlers, Schemas } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { zonedOrNull } from '../../platform/time.ts';
import type { Customer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { audit, type AuditedMember } from '../accounts/audit.ts';
import { findBrand } from '../brands/rules.ts';
import { requirePermission } from '../accounts/permissions.ts';
import { checkinHistoryDocument } from './historyDocument.ts';
import { studioLanguage, type StoredStudio, getStudio, toReference } from '../studios/rules.ts';
import { createCode } from './code.ts';
import { loadCrossTenantCheckin } from './crossTenant.ts';
import { checkAdmission, findRefusal } from './entry.ts';
import { loadHistory, findHistoryRange } from './history.ts';
import { type CheckinSettings, loadSettings } from './settings.ts';
import type { checkins } from './tables.ts';
import { findActiveVisit, startVisit, endVisit, toCheckin } from './visits.ts';

const historyPermission: Schemas['CustomerPermission'] = 'CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE';

async function loadActiveCheckin(
  db: Database,
  customer: Customer,
  studio: StoredStudio,
  now: Date,
): Promise<Schemas['ActiveCheckin']> {
  const settings = await loadSettings(db, studio.id);
  const visit = await findActiveVisit(db, customer.id, now);
  const refusal = await findRefusal(db, customer, now);
  return {
    studio: toReference(studio),
    active: visit?.studio.id === studio.id,
    checkin: visit && toCheckin(visit, now),
    automaticCheckoutTime:
      visit && zonedOrNull(visit.checkin.automaticCheckoutAt, visit.studio.zoneId),
    selfCheckinEnabled: settings.selfCheckin,
    selfCheckoutEnabled: settings.selfCheckout,
    refusal: refusal?.reason ?? null,
    code: refusal === null ? createCode(customer.id, studio, settings, now) : null,
  };
}

/** @throws 403 if members of the studio may not do this themselves */
function checkSelfService(
  { selfCheckin, selfCheckout }: CheckinSettings,
  action: Schemas['CheckinAction'],
): void {
  if (action === 'CHECK_IN' ? selfCheckin : selfCheckout) return;
  throw apiError(
    403,
    'checkin.error.notbyself',
    'Members of this studio do not do this by themselves',
    { args: [{ type: 'STRING', value: action }] },
  );
}

/** @throws 409 without an active visit */
async function checkOut(
  tx: Database,
  by: AuditedMember,
  { customer, studio, now }: { customer: Customer; studio: StoredStudio; now: Date },
): Promise<void> {
  const [id] = await endVisit(tx, customer.id, studio.id, now);
  if (id === undefined)
    throw apiError(409, 'checkin.error.notactive', 'The member is not checked in here');
  const fields = ['checkoutAt'] satisfies (keyof typeof checkins.$inferSelect)[];
  await audit(tx, { by, at: now, kind: 'checkin', id, fields });
}

export const checkinHandlers = {
  async getActiveCheckin({ path, account, context }, { db, clock }) {
    const customer = await requireMember(db, account, context);
    const studio = await getStudio(db, path.studioId, context);
    return ok(await loadActiveCheckin(db, customer, studio, clock.now()));
  },

  async createCheckin(request, { db, clock }) {
    const { path, account, context, body } = request;
    const now = clock.now();
    const studio = await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const customer = await requireMember(tx, account, context);
      const found = await getStudio(tx, path.studioId, context);
      const settings = await loadSettings(tx, found.id);
      checkSelfService(settings, body.action);
      if (body.action === 'CHECK_IN') {
        await checkAdmission(tx, customer, now);
        await startVisit(tx, customer.id, found, settings, now);
      } else await checkOut(tx, request, { customer, studio: found, now });
      return found;
    });
    return ok(await loadActiveCheckin(db, await requireMember(db, account, context), studio, now));
  },

  async getEarliestCheckinDate({ account, context }, { db, clock }) {
    const customer = await requireMember(db, account, context);
    requirePermission(customer, historyPermission);
    const { earliest } = await findHistoryRange(db, customer, clock.now());
    return ok({ earliestPossibleDate: earliest });
  },

  async getCheckinHistoryReport({ account, context, query }, { db, clock }) {
    const customer = await requireMember(db, account, context);
    requirePermission(customer, historyPermission);
    const { report } = await loadHistory(db, customer, query, clock.now());
    return ok(report);
  },

  async getCheckinHistoryDocument({ account, context, query, language }, { db, clock }) {
    const now = clock.now();
    const customer = await requireMember(db, account, context);
    requirePermission(customer, historyPermission);
    const { studio, report } = await loadHistory(db, customer, query, now);
    const brand = await findBrand(db, { 'X-Tenant': studio.tenant }, '');
    const preferredLanguage = language ?? studioLanguage(studio);
    return ok(await checkinHistoryDocument(brand, report, preferredLanguage, now));
  },

  async getCrossTenantCheckin({ query, context }, { db, clock }) {
    return ok(await loadCrossTenantCheckin(db, query.publicToken, context, clock.now()));
  },
} satisfies Partial<Handlers>;
