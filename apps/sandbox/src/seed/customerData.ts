/** Permissions of sample members to see and change their data. */
import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { customers } from '../domains/accounts/tables.ts';
import type { Schemas } from '../platform/api.ts';

type Permission = Schemas['CustomerPermission'];

const readPermissions: Permission[] = [
  'CUSTOMER_CENTER_PERSONAL_ACTIVE_READ',
  'CUSTOMER_CENTER_ADDRESS_ACTIVE_READ',
  'CUSTOMER_CENTER_CONTACT_ACTIVE_READ',
  'CUSTOMER_CENTER_PAYMENT_ACTIVE_READ',
];

/** Northside approves changes of identity and payment. */
const approvalPermissions: Permission[] = [
  'CUSTOMER_CENTER_PERSONAL_ACTIVE_WITH_VERIFICATION',
  'CUSTOMER_CENTER_ADDRESS_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_CONTACT_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_PAYMENT_ACTIVE_WITH_VERIFICATION',
];

const immediatePermissions: Permission[] = [
  'CUSTOMER_CENTER_PERSONAL_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_ADDRESS_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_CONTACT_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_PAYMENT_ACTIVE_WITHOUT_VERIFICATION',
];

/** Adds the permissions to every member with a customer number. */
export async function seedCustomerData(db: Database): Promise<void> {
  const members = await db
    .select({
      id: customers.id,
      tenant: customers.tenant,
      permissions: customers.permissions,
    })
    .from(customers)
    .where(isNotNull(customers.customerNumber));
  for (const { id, tenant, permissions } of members) {
    const changed = tenant === 'northside' ? approvalPermissions : immediatePermissions;
    await db
      .update(customers)
      .set({ permissions: [...new Set([...permissions, ...readPermissions, ...changed])] })
      .where(eq(customers.id, id));
  }
}
