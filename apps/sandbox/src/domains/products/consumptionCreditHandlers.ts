/** Consumption credit of the current member, and recharging it. */
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import type { Member } from '../accounts/customers.ts';
import { requireMember } from '../accounts/member.ts';
import { requirePermission } from '../accounts/permissions.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { loadCredit, loadRechargeVariants, validateRecharge } from './consumptionCredit.ts';

type Asker = Pick<ApiRequest<'getConsumptionCredit'>, 'account' | 'context'>;

async function requireCreditMember(
  db: Database,
  { account, context }: Asker,
  needed: 'DISPLAY' | 'RECHARGE',
): Promise<{ customer: Member; studio: StoredStudio }> {
  const customer = await requireMember(db, account, context);
  requirePermission(customer, `CUSTOMER_CENTER_CONSUMPTION_CREDIT_${needed}`);
  return { customer, studio: await findCustomerStudio(db, customer) };
}

export const consumptionCreditHandlers = {
  async getConsumptionCredit(request, { db }) {
    const { customer, studio } = await requireCreditMember(db, request, 'DISPLAY');
    return ok(await loadCredit(db, customer, studio));
  },

  async listRechargeVariants(request, { db }) {
    const { studio } = await requireCreditMember(db, request, 'RECHARGE');
    return ok(await loadRechargeVariants(db, studio));
  },

  async validateRecharge(request, { db }) {
    const { customer, studio } = await requireCreditMember(db, request, 'DISPLAY');
    return ok(await validateRecharge(db, customer, studio, request.query.rechargeId));
  },
} satisfies Partial<Handlers>;
