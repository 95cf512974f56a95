/** Permissions that the sample studios grant their members. */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { tenants } from '../domains/brands/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import type { Schemas } from '../platform/api.ts';

type Permission = Schemas['CustomerPermission'];

const everywhere: Permission[] = [
  'SELF_SERVICE',
  'CUSTOMER_CENTER',
  'CUSTOMER_CENTER_PERSONAL_ACTIVE_READ',
  'CUSTOMER_CENTER_ADDRESS_ACTIVE_READ',
  'CUSTOMER_CENTER_ADDRESS_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_CONTACT_ACTIVE_READ',
  'CUSTOMER_CENTER_CONTACT_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_PAYMENT_ACTIVE_READ',
  'CUSTOMER_CENTER_PAYMENT_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS',
  'CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS',
  'CUSTOMER_CENTER_INVOICE_ACTIVE',
  'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ',
  'CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW',
  'CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED',
  'CUSTOMER_CENTER_LOYALTY_PROGRAM',
  'CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE',
];

/** Northside approves changes of identity, and has referrals, compensation and credit. */
const atNorthside: Permission[] = [
  ...everywhere,
  'CUSTOMER_CENTER_PERSONAL_ACTIVE_WITH_VERIFICATION',
  'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_REFERRAL_ACTIVE',
  'SELF_SERVICE_COMPENSATION',
  'CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY',
  'CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE',
];

/** The other chains approve idle periods. */
const elsewhere: Permission[] = [
  ...everywhere,
  'CUSTOMER_CENTER_PERSONAL_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITH_VERIFICATION',
];

export async function seedMemberPermissions(db: Database): Promise<void> {
  for (const { name } of await db.select({ name: tenants.name }).from(tenants))
    await db
      .update(studios)
      .set({ memberPermissions: name === 'northside' ? atNorthside : elsewhere })
      .where(eq(studios.tenant, name));
}
