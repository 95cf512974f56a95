/** Replacing the payment method of a membership through a link. */
import type { CheckoutServices } from '../checkouts/subject.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers, Schemas } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { readGuestBuyer } from '../checkouts/buyers.ts';
import { finalizeCheckout } from '../checkouts/finalize.ts';
import {
  authenticateCheckout,
  checkoutNotFound,
  findCheckout,
  findCheckoutInstrument,
  type StoredCheckout,
} from '../checkouts/rules.ts';
import { beginMethodCheckout } from './methodCheckout.ts';
import { checkouts } from '../checkouts/tables.ts';
import { toAuthentication, toCheckoutCore } from '../checkouts/view.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { toInstrument } from '../payments/instruments.ts';
import { paymentInstruments } from '../payments/tables.ts';
import { checkReturnPath } from '../payments/returnPath.ts';
import { toExternalStudio } from '../studios/external.ts';
import { maskedName } from './account.ts';
import { toKeptMethod } from './replaceMethod.ts';
import {
  checkUsable,
  type MethodLink,
  findMethodLink,
  listMembershipMethods,
} from './methodLinks.ts';
import { replaceByMandate } from './replaceByMandate.ts';

async function toMethodCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['PaymentMethodCheckout']> {
  const { paymentMethod } = checkout;
  if (paymentMethod === null) throw new Error(`Checkout ${checkout.id} has no payment method.`);
  const core = await toCheckoutCore(db, checkout, now);
  const { state, paymentInstrument, failureReason, createdAt, expiresAt } = core;
  return { state, paymentMethod, paymentInstrument, failureReason, createdAt, expiresAt };
}

/** Finds the latest checkout of a link. @throws 404 if there is none */
async function findLastCheckout(db: Database, { link }: MethodLink): Promise<StoredCheckout> {
  if (link.checkoutId === null) throw checkoutNotFound();
  return findCheckout(db, eq(checkouts.id, link.checkoutId));
}

export const paymentMethodHandlers = {
  async createPaymentMethodCheckout(request, services) {
    const { db, clock } = services;
    const buyer = await readGuestBuyer(services, request);
    const now = clock.now();
    const checkout = await beginMethodCheckout(db, buyer, request.context, now);
    return created(await toMethodCheckout(db, checkout, now));
  },

  async getPaymentMethodConfiguration({ path, context }, { db, clock }) {
    const now = clock.now();
    const found = await findMethodLink(db, path.token, context);
    checkUsable(found, now);
    const { studio, link } = found;
    return ok({
      organizationUnitId: studio.id,
      paymentMethods: listMembershipMethods(studio),
      checkout:
        link.checkoutId === null
          ? null
          : await toMethodCheckout(db, await findLastCheckout(db, found), now),
      tokenValidUntil: zoned(link.tokenValidUntil, studio.zoneId),
    });
  },

  async authenticatePaymentMethodCheckout({ body, path, context }, { db, clock }) {
    const now = clock.now();
    const returnPath = checkReturnPath(body.returnPath);
    const found = await findMethodLink(db, path.token, context);
    checkUsable(found, now);
    const { id } = await findLastCheckout(db, found);
    return ok(toAuthentication(await authenticateCheckout(db, id, returnPath, now), now));
  },

  async finalizePaymentMethodCheckout({ header, path, context }, services) {
    const { db, clock } = services;
    const now = clock.now();
    const found = await findMethodLink(db, path.token, context);
    if (found.link.checkoutId === null) checkUsable(found, now);
    const checkout = await findLastCheckout(db, found);
    // A finalized checkout has used its link, but repeated calls must still succeed.
    if (checkout.state !== 'FINALIZED') checkUsable(found, now);
    const done = await finalizeCheckout(services, checkout, header['Idempotency-Key'] ?? null);
    const instrument = await findCheckoutInstrument(db, done);
    const { link } = await findMethodLink(db, path.token, context);
    if (instrument === null) throw checkoutNotFound();
    return ok(toKeptMethod(found, instrument, link.usedAt ?? now));
  },

  async replacePaymentMethod({ address, body, path, context }, services) {
    await enforceRateLimit(services, 'lendCard', address);
    await findMethodLink(services.db, path.token, context);
    return ok(await replaceByMandate(services, path.token, body.sepaMandate));
  },

  async getPaymentMethodCustomer({ path, context, language }, { db, clock }) {
    const found = await findMethodLink(db, path.token, context);
    checkUsable(found, clock.now());
    const { account, studio } = found;
    const [instrument] =
      account.instrumentId === null
        ? []
        : await db
            .select()
            .from(paymentInstruments)
            .where(eq(paymentInstruments.id, account.instrumentId));
    return ok({
      studio: toExternalStudio(studio, language),
      name: maskedName(account),
      paymentMethod: account.paymentMethod,
      maskedNumber: instrument ? toInstrument(instrument).maskedNumber : null,
    });
  },
} satisfies Partial<Handlers<CheckoutServices>>;
