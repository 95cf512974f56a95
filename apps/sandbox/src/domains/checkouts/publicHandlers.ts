/** Guest checkouts: the public token grants access. */
import type { CheckoutServices } from './subject.ts';
import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { checkReturnPath } from '../payments/returnPath.ts';
import { cancelCheckout } from './cancel.ts';
import { finalizeCheckout } from './finalize.ts';
import { authenticateCheckout, findCheckout, checkoutWithToken } from './rules.ts';
import { toAuthentication, toCheckout } from './view.ts';

export const publicCheckoutHandlers = {
  async getPublicCheckout({ path }, { db, clock }) {
    return ok(
      await toCheckout(
        db,
        await findCheckout(db, checkoutWithToken(path.publicToken)),
        clock.now(),
      ),
    );
  },

  async authenticatePublicCheckout({ body, path }, { db, clock }) {
    const now = clock.now();
    const returnPath = checkReturnPath(body.returnPath);
    const { id } = await findCheckout(db, checkoutWithToken(path.publicToken));
    return ok(toAuthentication(await authenticateCheckout(db, id, returnPath, now), now));
  },

  async cancelPublicCheckout({ path }, services) {
    const { db, clock } = services;
    const { id } = await findCheckout(db, checkoutWithToken(path.publicToken));
    return ok(await toCheckout(db, await cancelCheckout(services, id), clock.now()));
  },

  async finalizePublicCheckout({ header, path }, services) {
    const { db, clock } = services;
    const checkout = await findCheckout(db, checkoutWithToken(path.publicToken));
    const done = await finalizeCheckout(services, checkout, header['Idempotency-Key'] ?? null);
    return ok(await toCheckout(db, done, clock.now()));
  },
} satisfies Partial<Handlers<CheckoutServices>>;
