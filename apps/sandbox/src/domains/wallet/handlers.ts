/** Passes for the wallets of phones: the door card of a member, and bookings. Off until the operator configures keys. */
import { type Handlers, created, ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { audit } from '../accounts/audit.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { deleteCard, findCard } from '../visits/cardCode.ts';
import { signApplePass } from './apple.ts';
import { signGoogleLink } from './google.ts';
import { createPass } from './pass.ts';

function notConfiguredError(): Error {
  return apiError(409, 'wallet.error.notconfigured', 'This portal makes no passes for this wallet');
}

export const walletHandlers = {
  async getWallets({ account, context }, { db, walletKeys: { apple, google } }) {
    const card = await findCard(db, account.id, context['X-Tenant'] ?? '');
    return ok({
      apple: apple !== null,
      google: google !== null,
      card: card && { createdAt: card.createdAt.toISOString() },
    });
  },

  async createAppleWalletPass(request, services) {
    const { apple } = services.walletKeys;
    if (apple === null) throw notConfiguredError();
    const pass = await createPass(request, services);
    return created(signApplePass(pass, apple, await services.drawIcon(pass.tenant)));
  },

  async createGoogleWalletPass(request, services) {
    const { google } = services.walletKeys;
    if (google === null) throw notConfiguredError();
    const pass = await createPass(request, services);
    const origin = services.portalOrigin();
    return created({ saveUrl: await signGoogleLink(pass, google, origin, services.clock.now()) });
  },

  async deleteWalletCard(request, { db, clock }) {
    const { account, context } = request;
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const card = await findCard(tx, account.id, context['X-Tenant'] ?? '');
      if (card === null)
        throw apiError(404, 'wallet.error.cardnotfound', 'The member has no wallet card');
      await deleteCard(tx, card);
      await audit(tx, { by: request, at: clock.now(), kind: 'door-card', id: card.customerId });
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
