import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { loadMenu } from '../brands/rules.ts';
import { getStudio } from '../studios/rules.ts';
import { isConnectedToTenant } from './customers.ts';

/** The menu of a studio, which differs for members. */
export const menuHandlers = {
  async listActiveMenuEntries({ account, context, query }, { db }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const member = await isConnectedToTenant(db, account.id, studio.tenant);
    return ok(await loadMenu(db, studio.id, member));
  },

  async listPublicActiveMenuEntries({ context, query }, { db }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    return ok(await loadMenu(db, studio.id, false));
  },
} satisfies Partial<Handlers>;
