/** The account of a member in the books of the studio, as the member sees it. */
import type { Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { money } from '../../money.ts';
import type { Customer } from '../accounts/customers.ts';
import { memberAt } from '../accounts/member.ts';
import { checkMay } from '../customerData/permissions.ts';
import { studioOfCustomer } from '../customerData/studioOfCustomer.ts';
import { accountAt, owedBy } from './account.ts';
import { type AccountView, viewOf } from './accountView.ts';

/** How a member may see the account; null: not at all. */
function mayView({ permissions }: Customer): AccountView | null {
  if (permissions.includes('CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW')) return 'DETAILED';
  return permissions.includes('CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW') ? 'SUMMARIZED' : null;
}

export const accountViewHandlers = {
  async getCustomerAccount({ account, context, query }, { db, clock }) {
    const customer = await memberAt(db, account, context);
    const view = mayView(customer);
    if (view === null) checkMay(customer, 'CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW');
    const studio = await studioOfCustomer(db, customer);
    return ok(await viewOf(db, customer, studio, view ?? 'SUMMARIZED', query, clock.now()));
  },

  async getAccountBalance({ account, context }, { db, clock }) {
    const customer = await memberAt(db, account, context);
    checkMay(customer, 'CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED');
    const studio = await studioOfCustomer(db, customer);
    const books = await accountAt(db, studio, customer.id);
    const owedCents = books === null ? 0 : await owedBy(db, books.id);
    const view = mayView(customer);
    return ok({
      balance: money(owedCents, studio.currencyCode),
      payable: owedCents > 0 && studio.paymentMethods.length > 0,
      customerAccountDto:
        view === null ? null : await viewOf(db, customer, studio, view, {}, clock.now()),
    });
  },
} satisfies Partial<Handlers>;
