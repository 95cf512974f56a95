/** Payment requests; the link grants access. */
import type { CheckoutServices } from '../checkouts/subject.ts';
import type { Handlers } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { readGuestBuyer } from '../checkouts/buyers.ts';
import { cancelCheckout } from '../checkouts/cancel.ts';
import { finalizeCheckout } from '../checkouts/finalize.ts';
import { toRequestCheckout } from './requestView.ts';
import { authenticateCheckout, findCheckout, requestCheckoutWithId } from '../checkouts/rules.ts';
import { beginRequestCheckout } from './requestCheckout.ts';
import { toAuthentication } from '../checkouts/view.ts';
import { checkReturnPath } from '../payments/returnPath.ts';
import { getRequest, toPaymentRequest } from './paymentRequests.ts';

export const paymentRequestHandlers = {
  async getPaymentRequest({ path, context, language }, { db, clock }) {
    const found = await getRequest(db, path.paymentRequestUuid, context);
    return ok(await toPaymentRequest(db, found, language, clock.now()));
  },

  async createPaymentRequestCheckout(request, services) {
    const { db, clock } = services;
    const buyer = await readGuestBuyer(services, request);
    const now = clock.now();
    const checkout = await beginRequestCheckout(db, buyer, request.context, now);
    return created(await toRequestCheckout(db, checkout, request.language, now));
  },

  async getPaymentRequestCheckout({ path, language }, { db, clock }) {
    const checkout = await findCheckout(db, requestCheckoutWithId(path.id));
    return ok(await toRequestCheckout(db, checkout, language, clock.now()));
  },

  async authenticatePaymentRequestCheckout({ body, path }, { db, clock }) {
    const now = clock.now();
    const returnPath = checkReturnPath(body.returnPath);
    const { id } = await findCheckout(db, requestCheckoutWithId(path.id));
    return ok(toAuthentication(await authenticateCheckout(db, id, returnPath, now), now));
  },

  async cancelPaymentRequestCheckout({ path, language }, services) {
    const { db, clock } = services;
    const { id } = await findCheckout(db, requestCheckoutWithId(path.id));
    const canceled = await cancelCheckout(services, id);
    return ok(await toRequestCheckout(db, canceled, language, clock.now()));
  },

  async finalizePaymentRequestCheckout({ header, path, language }, services) {
    const { db, clock } = services;
    const checkout = await findCheckout(db, requestCheckoutWithId(path.id));
    const done = await finalizeCheckout(services, checkout, header['Idempotency-Key'] ?? null);
    return ok(await toRequestCheckout(db, done, language, clock.now()));
  },
} satisfies Partial<Handlers<CheckoutServices>>;
