import { and, eq } from 'drizzle-orm';
import type { Handlers, Schemas } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { methodNotAllowed } from '../checkouts/begin.ts';
import { studioOf } from '../studios/rules.ts';
import { toInstrument } from './instruments.ts';
import { giveMandate } from './mandates.ts';
import { typeOf } from './methods.ts';
import { checkReturnPath } from './returnPath.ts';
import { tokenizations } from './tables.ts';
import {
  completeTokenization,
  lockTokenization,
  type Outcome,
  startTokenization,
  tokenizationNotFound,
  toTokenizationState,
} from './tokenizations.ts';

/** A mandate is given here; everything else is asked for at the provider. @throws 400 for a mandate that is missing, or has no use */
function outcomeOf(
  type: Schemas['PaymentType'],
  mandate: Schemas['SepaMandate'] | null,
  give: (mandate: Schemas['SepaMandate']) => Outcome,
): Outcome {
  if (type === 'DIRECT_DEBIT' && mandate !== null) return give(mandate);
  if (type === 'DIRECT_DEBIT')
    throw invalid({ field: 'sepaMandate', message: 'is required for DIRECT_DEBIT' });
  if (mandate !== null)
    throw invalid({ field: 'sepaMandate', message: 'is for DIRECT_DEBIT alone' });
  return { state: 'INITIATED' };
}

export const tokenizationHandlers = {
  async initiateTokenization({ account, body, context }, { db, clock }) {
    const studio = await studioOf(db, body.organizationUnitId, context);
    const { paymentMethod, sepaMandate } = body;
    const type = typeOf(paymentMethod);
    if (type === null)
      throw invalid({ field: 'paymentMethod', message: 'has nothing that could be kept' });
    const returnPath = checkReturnPath(body.returnPath);
    if (!studio.paymentMethods.includes(paymentMethod)) throw methodNotAllowed(paymentMethod);
    const now = clock.now();
    const outcome = outcomeOf(type, sepaMandate ?? null, (mandate) =>
      giveMandate(studio, mandate, now),
    );
    const tokenization = await startTokenization(
      db,
      { accountId: account.id, studioId: studio.id, returnPath, type },
      outcome,
      now,
    );
    return created(await toTokenizationState(db, tokenization, now));
  },

  async completeTokenization({ account, path }, { db, clock }) {
    const instrument = await db.transaction(async (tx) => {
      const tokenization = await lockTokenization(tx, path.tokenizationReference, account.id);
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
