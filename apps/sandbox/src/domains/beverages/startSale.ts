/** Starting a beverage machine. The start holds the lock on the device's row, so it serves one person at a time. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Schemas, Services } from '../../platform/api.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import { money } from '../../platform/money.ts';
import { zoned } from '../../platform/time.ts';
import { loadCredit, spendCredit, sumCredit } from '../products/consumptionCredit.ts';
import type { Customer, Member } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { studioConnects } from '../accounts/tables.ts';
import { pauseEnd, loadRunningContracts } from '../visits/entry.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { moduleLastDay, type Membership } from '../memberships/membership.ts';
import { studioDay } from '../memberships/ownMemberships.ts';
import { type StoredStudio, toReference } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { beverageDevices, beverageSales } from './tables.ts';

type Device = typeof beverageDevices.$inferSelect;

/** Returns whether a contract includes one of the modules today. */
function hasModule(membership: Membership, moduleIds: readonly number[], now: Date): boolean {
  const today = studioDay(membership, now);
  return membership.modules.some((module) => {
    const last = moduleLastDay(membership, module);
    return (
      module.moduleId !== null &&
      moduleIds.includes(module.moduleId) &&
      module.startDate <= today &&
      (last === null || last >= today)
    );
  });
}

/**
 * Determines the price of a start for a member: nothing if a running contract includes drinks.
 * @throws 403 without a running contract, or if the device sells no drinks and no contract includes them
 */
async function findPriceCents(
  db: Database,
  customer: Customer,
  { moduleIds, priceCents }: Device,
  now: Date,
): Promise<number> {
  const running = (await loadRunningContracts(db, customer, now)).filter(
    (membership) => pauseEnd(membership, now) === null,
  );
  const isForAll = moduleIds.length === 0 && priceCents === 0;
  if (running.some((membership) => isForAll || hasModule(membership, moduleIds, now))) return 0;
  if (running.length === 0 || priceCents === 0)
    throw apiError(403, 'device.error.notpermitted', 'The contract of this member has no drinks');
  return priceCents;
}

async function checkOwnStudio(
  db: Database,
  { accountId, tenant }: Customer,
  studio: StoredStudio,
): Promise<void> {
  const connected =
    accountId === null || studio.tenant !== tenant
      ? 0
      : await db.$count(
          studioConnects,
          and(eq(studioConnects.accountId, accountId), eq(studioConnects.studioId, studio.id)),
        );
  if (connected === 0)
    throw apiError(
      403,
      'device.error.otherstudio',
      'The device belongs to a studio to which this member is not connected',
    );
}

type DeviceAtStudio = { device: Device; studio: StoredStudio };

async function lockDevice(tx: Database, id: string): Promise<DeviceAtStudio> {
  await tx
    .select({ id: beverageDevices.id })
    .from(beverageDevices)
    .where(eq(beverageDevices.id, id))
    .for('update');
  return findDevice(tx, id);
}

/** @throws 404 */
async function findDevice(db: Database, id: string): Promise<DeviceAtStudio> {
  const [found] = await db
    .select({ device: beverageDevices, studio: studios })
    .from(beverageDevices)
    .innerJoin(studios, eq(studios.id, beverageDevices.studioId))
    .where(eq(beverageDevices.id, id));
  if (!found) throw apiError(404, 'device.error.notfound', 'There is no such device');
  return found;
}

async function checkFree(tx: Database, { id }: Device, now: Date): Promise<void> {
  const [going] = await tx
    .select({ validUntil: beverageSales.validUntil })
    .from(beverageSales)
    .where(and(eq(beverageSales.deviceId, id), gt(beverageSales.validUntil, now)))
    .orderBy(desc(beverageSales.validUntil))
    .limit(1);
  if (going)
    throw apiError(409, 'device.error.busy', 'Somebody else is using the device', {
      args: [timestamp(going.validUntil)],
    });
}

/** Loads a device with the price and credit of a member. @throws 403 and 404 as described */
export async function loadDevice(
  db: Database,
  customer: Member,
  id: string,
  now: Date,
): Promise<Schemas['BeverageDevice']> {
  const { device, studio } = await findDevice(db, id);
  await checkOwnStudio(db, customer, studio);
  const priceCents = await findPriceCents(db, customer, device, now);
  const { balance, rechargeable } = await loadCredit(db, customer, studio);
  return {
    deviceId: device.id,
    deviceName: device.name,
    studio: toReference(studio),
    price: money(priceCents, studio.currencyCode),
    credit: balance,
    rechargeable,
  };
}

async function loadSale(db: Database, id: string): Promise<Schemas['BeverageSale']> {
  const [found] = await db
    .select({ sale: beverageSales, device: beverageDevices, studio: studios })
    .from(beverageSales)
    .innerJoin(beverageDevices, eq(beverageDevices.id, beverageSales.deviceId))
    .innerJoin(studios, eq(studios.id, beverageDevices.studioId))
    .where(eq(beverageSales.id, id));
  if (!found) throw new Error(`Sale ${id} is gone.`);
  const { sale, device, studio } = found;
  return {
    id: sale.id,
    deviceId: device.id,
    deviceName: device.name,
    studio: toReference(studio),
    startedAt: zoned(sale.startedAt, studio.zoneId),
    validUntil: zoned(sale.validUntil, studio.zoneId),
    price: money(sale.priceCents, studio.currencyCode),
    credit: money(await sumCredit(db, sale.customerId, studio.id), studio.currencyCode),
  };
}

/**
 * Starts a device and takes its price from the member's credit. The lock of the account, first of all, prevents that two
 * starts spend the same credit. Repeated calls with the same key return the first sale.
 * @throws 403, 404 and 409 as described, without starting anything
 */
export async function startSale(
  request: Pick<
    ApiRequest<'createBeverageSale'>,
    'account' | 'body' | 'context' | 'header' | 'operationId'
  >,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Schemas['BeverageSale']> {
  const { account, body, context, header, operationId } = request;
  const now = clock.now();
  const key = header['Idempotency-Key'] ?? null;
  const attempt = { key, operation: operationId, accountId: account.id, request: body };
  return db.transaction(async (tx) => {
    const id = await runIdempotent(tx, attempt, now, async () => {
      await lockOwnAccount(tx, account.id);
      const customer = await requireMember(tx, account, context);
      const { device, studio } = await lockDevice(tx, body.deviceId);
      await checkOwnStudio(tx, customer, studio);
      const priceCents = await findPriceCents(tx, customer, device, now);
      await checkFree(tx, device, now);
      const use = { customerId: customer.id, studioId: studio.id, name: device.name };
      if (priceCents > 0 && !(await spendCredit(tx, { ...use, amountCents: priceCents }, now)))
        throw apiError(409, 'device.error.credittoolow', 'The credit is too low for a drink');
      const made = randomUUID();
      await tx.insert(beverageSales).values({
        id: made,
        deviceId: device.id,
        customerId: customer.id,
        startedAt: now,
        priceCents,
        validUntil: new Date(now.getTime() + device.saleSeconds * 1000),
      });
      return made;
    });
    return loadSale(tx, id);
  });
}
