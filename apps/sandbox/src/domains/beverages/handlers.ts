/** Beverage machines at a studio. */
import type { Handlers } from '../../platform/api.ts';
import { created } from '../../platform/api.ts';
import { requireMember } from '../accounts/member.ts';
import { startSale } from './startSale.ts';

export const beverageHandlers = {
  async createBeverageSale(request, services) {
    await requireMember(services.db, request.account, request.context);
    return created(await startSale(request, services));
  },
} satisfies Partial<Handlers>;
