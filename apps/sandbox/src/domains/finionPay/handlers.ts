import type { Handlers } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { findCheckout, checkoutOfAccount } from '../checkouts/rules.ts';
import { checkReturnPath } from '../payments/returnPath.ts';
import { createPayLaterRequest, loadRequests, toPaymentRequest } from './requests.ts';

export const finionPayHandlers = {
  async createFinionPayPaymentRequest({ account, body }, { db, clock }) {
    const now = clock.now();
    const returnPath = checkReturnPath(body.returnPath);
    const { id } = await findCheckout(db, checkoutOfAccount(body.checkoutId, account.id));
    const { id: made } = await createPayLaterRequest(db, id, returnPath, now);
    const all = await loadRequests(db, account.id, id);
    const mine = all.find(({ request }) => request.id === made);
    if (!mine) throw new Error('The request to pay later is gone.');
    return created(toPaymentRequest(mine, now));
  },

  async listFinionPayPaymentRequests({ account, query }, { db, clock }) {
    const now = clock.now();
    const all = await loadRequests(db, account.id, query.checkoutId ?? null);
    return ok(all.map((one) => toPaymentRequest(one, now)));
  },
} satisfies Partial<Handlers>;
