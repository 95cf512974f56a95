import { and, eq } from 'drizzle-orm';
import type { Handlers, Schemas } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { invalidFields } from '../../platform/http/apiError.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { accountSubject, enforceRateLimit } from '../limits/rates.ts';
import { getStudio } from '../studios/rules.ts';
import { findDebtor } from './debtors.ts';
import { toInstrument, type Outcome } from './instruments.ts';
import { signMandate } from './mandates.ts';
import { toPaymentType, methodNotAllowed } from './methods.ts';
import { checkReturnPath } from './returnPath.ts';
import { tokenizations } from './tables.ts';
import {
  completeTokenization,
  lockTokenization,
  startTokenization,
  tokenizationNotFound,
  toTokenizationState,
  wrongTokenizationState,
} from './tokenizations.ts';

/**
 * Checks that a mandate is sent exactly for direct debits; other methods are confirmed at the provider.
 * @throws 400 if a mandate is missing or unexpected
 */
function checkMandate(
  type: Schemas['PaymentType'],
  mandate: Schemas['SepaMandate'] | null,
): Schemas['SepaMandate'] | null {
  if (type === 'DIRECT_DEBIT' && mandate === null)
    throw invalidFields({ field: 'sepaMandate', message: 'is required for DIRECT_DEBIT' });
  if (type !== 'DIRECT_DEBIT' && mandate !== null)
    throw invalidFields({ field: 'sepaMandate', message: 'is for DIRECT_DEBIT alone' });
  return mandate;
}

export const tokenizationHandlers = {
  async initiateTokenization({ account, body, context }, services) {
    const { db, clock } = services;
    const studio = await getStudio(db, body.organizationUnitId, context);
    const { paymentMethod, sepaMandate, keep = true } = body;
    const type = toPaymentType(paymentMethod);
    if (type === null)
      throw invalidFields({ field: 'paymentMethod', message: 'has nothing that could be kept' });
    const returnPath = checkReturnPath(body.returnPath);
    if (!studio.paymentMethods.includes(paymentMethod)) throw methodNotAllowed(paymentMethod);
    const now = clock.now();
    const values = { accountId: account.id, studioId: studio.id, returnPath, type, keep };
    const mandate = checkMandate(type, sepaMandate ?? null);
    await enforceRateLimit(services, 'keepInstruments', accountSubject(account));
    const tokenization = await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const outcome: Outcome =
        mandate === null
          ? { state: 'INITIATED' }
          : await signMandate(
              tx,
              studio,
              mandate,
              await findDebtor(tx, account, studio, mandate),
              now,
            );
      return startTokenization(tx, values, outcome, now);
    });
    return created(await toTokenizationState(db, tokenization, now));
  },

  async completeTokenization({ account, path }, services) {
    const { db, clock } = services;
    await enforceRateLimit(services, 'keepInstruments', accountSubject(account));
    const instrument = await db.transaction(async (tx) => {
      const tokenization = await lockTokenization(tx, path.tokenizationReference, account.id);
      // Only a checkout can use an instrument that is not kept.
      if (!tokenization.keep) throw wrongTokenizationState(tokenization.state);
      return completeTokenization(tx, tokenization, clock.now());
    });
    return ok(toInstrument(instrument));
  },

  async getTokenizationState({ account, path }, { db, clock }) {
    const [tokenization] = await db
      .select()
      .from(tokenizations)
      .where(
        and(
          eq(tokenizations.reference, path.tokenizationReference),
          eq(tokenizations.accountId, account.id),
        ),
      );
    if (!tokenization) throw tokenizationNotFound();
    return ok(await toTokenizationState(db, tokenization, clock.now()));
  },
} satisfies Partial<Handlers>;
