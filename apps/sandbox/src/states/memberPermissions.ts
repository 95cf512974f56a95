/** Permissions that the studios of the world grant their members. */
import { sql } from 'drizzle-orm';
import { studios } from '../domains/studios/tables.ts';
import type { Database } from '../platform/database/database.ts';
import type { Schemas } from '../platform/api.ts';

type Permission = Schemas['CustomerPermission'];

/** Permissions that open the customer centre. */
export const basePermissions: Permission[] = ['SELF_SERVICE', 'CUSTOMER_CENTER'];

/** Replaces the permissions of all members. */
export async function setPermissions(db: Database, permissions: Permission[]): Promise<void> {
  await db.update(studios).set({ memberPermissions: permissions });
}

/** Adds permissions of all members. */
export async function addPermissions(db: Database, permissions: Permission[]): Promise<void> {
  const added = sql.param(permissions, studios.memberPermissions);
  await db
    .update(studios)
    .set({ memberPermissions: sql`${studios.memberPermissions} || ${added}` });
}
