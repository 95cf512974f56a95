import { type Handlers, ok } from '../../platform/api.ts';
import { loadFamily, toFamilyMember } from './family.ts';

export const familyHandlers = {
  async listFamily({ account, context }, { db, clock }) {
    const at = { tenant: context['X-Tenant'], now: clock.now() };
    const family = await loadFamily(db, account.id, at);
    return ok(family.slice(0, 20).map(toFamilyMember));
  },
} satisfies Partial<Handlers>;
