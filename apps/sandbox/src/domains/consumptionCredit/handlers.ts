/** The credit of whoever asks, and how to recharge it. */
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import type { Customer } from '../accounts/customers.ts';
import { requireMember } from '../accounts/member.ts';
import { checkMay } from '../customerData/permissions.ts';
import { studioOfCustomer } from '../customerData/studioOfCustomer.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { creditOf, rechargeVariantsAt, validationOf } from './credit.ts';

type Asker = Pick<ApiRequest<'getConsumptionCredit'>, 'account' | 'context'>;

async function asking(
  db: Database,
  { account, context }: Asker,
  needed: 'DISPLAY' | 'RECHARGE',
): Promise<{ customer: Customer; studio: StoredStudio }> {
  const customer = await requireMember(db, account, context);
  checkMay(customer, `CUSTOMER_CENTER_CONSUMPTION_CREDIT_${needed}`);
  return { customer, studio: await studioOfCustomer(db, customer) };
}

export const consumptionCreditHandlers = {
  async getConsumptionCredit(request, { db }) {
    const { customer, studio } = await asking(db, request, 'DISPLAY');
    return ok(await creditOf(db, customer, studio));
  },

  async listRechargeVariants(request, { db }) {
    const { studio } = await asking(db, request, 'RECHARGE');
    return ok(await rechargeVariantsAt(db, studio));
  },

  async validateRecharge(request, { db }) {
    const { customer, studio } = await asking(db, request, 'DISPLAY');
    return ok(await validationOf(db, customer, studio, request.query.rechargeId));
  },
} satisfies Partial<Handlers>;
