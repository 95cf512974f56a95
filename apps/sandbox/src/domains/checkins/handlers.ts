/** Coming to a studio and going, and the history of it (specification 2, section 7, check-in). */
import type { Database } from '../../database/database.ts';
import type { Handlers, Schemas } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { zonedOrNull } from '../../time.ts';
import type { Customer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { audit, type AuditedMember } from '../audit/audit.ts';
import { findBrand } from '../brands/rules.ts';
import { checkMay } from '../customerData/permissions.ts';
import { checkinHistoryDocument } from '../documents/checkinHistoryDocument.ts';
import { languageOf, type StoredStudio, studioOf, toReference } from '../studios/rules.ts';
import { codeOf } from './code.ts';
import { crossTenantCheckinOf } from './crossTenant.ts';
import { checkLetIn, refusalOf } from './entry.ts';
import { historyOf, reachOf } from './history.ts';
import { type CheckinSettings, settingsOf } from './settings.ts';
import type { checkins } from './tables.ts';
import { activeVisit, beginVisit, endVisit, toCheckin } from './visits.ts';

const seesHistory: Schemas['CustomerPermission'] = 'CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE';

async function stateOf(
  db: Database,
  customer: Customer,
  studio: StoredStudio,
  now: Date,
): Promise<Schemas['ActiveCheckin']> {
  const settings = await settingsOf(db, studio.id);
  const visit = await activeVisit(db, customer.id, now);
  const refusal = await refusalOf(db, customer, now);
  return {
    studio: toReference(studio),
    active: visit?.studio.id === studio.id,
    checkin: visit && toCheckin(visit, now),
    automaticCheckoutTime:
      visit && zonedOrNull(visit.checkin.automaticCheckoutAt, visit.studio.zoneId),
    selfCheckinEnabled: settings.selfCheckin,
    selfCheckoutEnabled: settings.selfCheckout,
    refusal: refusal?.reason ?? null,
    code: refusal === null ? codeOf(customer.id, studio, settings, now) : null,
  };
}

/** @throws 403 where the studio has its scanner or its people do it */
function checkBySelf(
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

/** @throws 409 when there is nothing to end */
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
    const studio = await studioOf(db, path.studioId, context);
    return ok(await stateOf(db, customer, studio, clock.now()));
  },

  async createCheckin(request, { db, clock }) {
    const { path, account, context, body } = request;
    const now = clock.now();
    const studio = await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const customer = await requireMember(tx, account, context);
      const found = await studioOf(tx, path.studioId, context);
      const settings = await settingsOf(tx, found.id);
      checkBySelf(settings, body.action);
      if (body.action === 'CHECK_IN') {
        await checkLetIn(tx, customer, now);
        await beginVisit(tx, customer.id, found, settings, now);
      } else await checkOut(tx, request, { customer, studio: found, now });
      return found;
    });
    return ok(await stateOf(db, await requireMember(db, account, context), studio, now));
  },

  async getEarliestCheckinDate({ account, context }, { db, clock }) {
    const customer = await requireMember(db, account, context);
    checkMay(customer, seesHistory);
    const { earliest } = await reachOf(db, customer, clock.now());
    return ok({ earliestPossibleDate: earliest });
  },

  async getCheckinHistoryReport({ account, context, query }, { db, clock }) {
    const customer = await requireMember(db, account, context);
    checkMay(customer, seesHistory);
    const { report } = await historyOf(db, customer, query, clock.now());
    return ok(report);
  },

  async getCheckinHistoryDocument({ account, context, query, language }, { db, clock }) {
    const now = clock.now();
    const customer = await requireMember(db, account, context);
    checkMay(customer, seesHistory);
    const { studio, report } = await historyOf(db, customer, query, now);
    const brand = await findBrand(db, { 'X-Tenant': studio.tenant }, '');
    const wanted = language ?? languageOf(studio);
    return ok(await checkinHistoryDocument(brand, report, wanted, now));
  },

  async getCrossTenantCheckin({ query, context }, { db, clock }) {
    return ok(await crossTenantCheckinOf(db, query.publicToken, context, clock.now()));
  },
} satisfies Partial<Handlers>;
