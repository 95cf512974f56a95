/** Beverage machines at a studio. */
import type { Handlers } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { requireMember } from '../accounts/member.ts';
import { loadDevice, startSale } from './startSale.ts';

export const beverageHandlers = {
  async getBeverageDevice({ account, context, path }, { db, clock }) {
    const customer = await requireMember(db, account, context);
    return ok(await loadDevice(db, customer, path.deviceId, clock.now()));
  },

  async createBeverageSale(request, services) {
    await requireMember(services.db, request.account, request.context);
    return created(await startSale(request, services));
  },
} satisfies Partial<Handlers>;
