/** Customer account as shown to the member. */
import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { money } from '../../platform/money.ts';
import type { Member } from '../accounts/customers.ts';
import { requireMember } from '../accounts/member.ts';
import { requirePermission } from '../accounts/permissions.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import { findCustomerAccount, computeOwedCents } from './account.ts';
import { type AccountView, toAccountView } from './accountView.ts';

/** Returns the level of detail the member may see; null: none. */
function allowedView({ permissions }: Member): AccountView | null {
  if (permissions.includes('CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW')) return 'DETAILED';
  return permissions.includes('CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW') ? 'SUMMARIZED' : null;
}

export const accountViewHandlers = {
  async getCustomerAccount({ account, context, query, language }, { db, clock }) {
    const customer = await requireMember(db, account, context);
    const view = allowedView(customer);
    if (view === null) requirePermission(customer, 'CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW');
    const studio = await findCustomerStudio(db, customer);
    const shown = view ?? 'SUMMARIZED';
    return ok(await toAccountView(db, customer, studio, shown, query, language, clock.now()));
  },

  async getAccountBalance({ account, context, language }, { db, clock }) {
    const customer = await requireMember(db, account, context);
    requirePermission(customer, 'CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED');
    const studio = await findCustomerStudio(db, customer);
    const books = await findCustomerAccount(db, studio, customer.id);
    const owedCents = books === null ? 0 : await computeOwedCents(db, books.id);
    const view = allowedView(customer);
    return ok({
      balance: money(owedCents, studio.currencyCode),
      payable: owedCents > 0 && studio.paymentMethods.length > 0,
      customerAccountDto:
        view === null
          ? null
          : await toAccountView(db, customer, studio, view, {}, language, clock.now()),
    });
  },
} satisfies Partial<Handlers>;
