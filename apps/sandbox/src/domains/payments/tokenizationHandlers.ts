import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { studioOf } from '../studios/rules.ts';
import { toInstrument } from './instruments.ts';
import { checkReturnPath } from './returnPath.ts';
import { tokenizations } from './tables.ts';
import {
  completeTokenization,
  lockTokenization,
  startTokenization,
  tokenizationNotFound,
  toTokenizationState,
} from './tokenizations.ts';

export const tokenizationHandlers = {
  async initiateTokenization({ account, body, context }, { db, clock }) {
    const studio = await studioOf(db, body.organizationUnitId, context);
    if (body.paymentMethod !== 'CREDIT_CARD')
      throw invalid({ field: 'paymentMethod', message: 'cannot be kept; only CREDIT_CARD can' });
    const now = clock.now();
    const tokenization = await startTokenization(
      db,
      { accountId: account.id, studioId: studio.id, returnPath: checkReturnPath(body.returnPath) },
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
