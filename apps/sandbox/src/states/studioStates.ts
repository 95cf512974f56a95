import { menuEntries, tenants, whitelabelConfigs } from '../domains/brands/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { setAppointment } from './appointments.ts';
import { configRow, menuRows, studioRow, tenantRow } from './rows.ts';
import type { States } from './vocabulary.ts';

export const studioStates = {
  async 'a whitelabel config'({ db }, params) {
    const tenant = params.text('tenant');
    await db.insert(tenants).values(tenantRow(tenant)).onConflictDoNothing();
    await db.insert(whitelabelConfigs).values(configRow(tenant)).onConflictDoNothing();
  },

  async 'a studio'({ db }, params) {
    const id = params.integer('organizationUnitId');
    const made = await db
      .insert(studios)
      .values(studioRow(id))
      .onConflictDoNothing()
      .returning({ id: studios.id });
    if (made.length > 0) await db.insert(menuEntries).values(menuRows(id));
    await setAppointment(db, 50_001, {}, { ifMissing: true });
  },
} satisfies Partial<States>;
