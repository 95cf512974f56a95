/** Visits at studios of another chain by a link. */
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import { zoned, zonedOrNull } from '../../platform/time.ts';
import { customers } from '../accounts/tables.ts';
import { tenants } from '../brands/tables.ts';
import { maskedName } from '../customerAccounts/account.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import { toReference } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { findRefusal } from './entry.ts';
import { crossTenantCheckins } from './tables.ts';

const home = alias(tenants, 'home');

async function findLink(db: Database, token: string, context: ContextHeaders) {
  const [found] = await db
    .select({
      link: crossTenantCheckins,
      customer: customers,
      studio: studios,
      homeTenantName: home.publicName,
    })
    .from(crossTenantCheckins)
    .innerJoin(customers, eq(customers.id, crossTenantCheckins.customerId))
    .innerJoin(studios, eq(studios.id, crossTenantCheckins.studioId))
    .innerJoin(home, eq(home.name, customers.tenant))
    .where(eq(crossTenantCheckins.token, token));
  const tenant = context['X-Tenant'];
  // Both chains may show it under their own names.
  const isOfBoth =
    tenant === undefined || tenant === found?.studio.tenant || tenant === found?.customer.tenant;
  return found && isOfBoth ? found : null;
}

/** @throws 404 for an unknown token, 409 for an expired link unless it was used */
export async function loadCrossTenantCheckin(
  db: Database,
  token: string,
  context: ContextHeaders,
  now: Date,
): Promise<Schemas['CrossTenantCheckin']> {
  const found = await findLink(db, token, context);
  if (!found) throw apiError(404, 'link.error.notfound', 'There is no such link');
  const { link, customer, studio, homeTenantName } = found;
  if (link.validUntil <= now && link.checkinAt === null)
    throw apiError(409, 'link.error.expired', 'The link has expired', {
      args: [timestamp(link.validUntil)],
    });
  const findState = async (): Promise<Schemas['CrossTenantCheckinState']> => {
    if (link.checkinAt !== null) return 'CHECKED_IN';
    return (await findRefusal(db, customer, now)) === null ? 'OPEN' : 'REFUSED';
  };
  return {
    holderName: maskedName({
      firstname: customer.firstname ?? '',
      lastname: customer.lastname ?? '',
    }),
    homeTenantName,
    homeStudio: toReference(await findCustomerStudio(db, customer)),
    studio: toReference(studio),
    state: await findState(),
    checkinTime: zonedOrNull(link.checkinAt, studio.zoneId),
    validUntil: zoned(link.validUntil, studio.zoneId),
  };
}
