import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Handlers, Schemas } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { getStudio } from '../studios/rules.ts';
import { audit } from '../accounts/audit.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { loadConsents } from './consents.ts';
import { loadGivenConsents, withdraw } from './givenConsents.ts';
import { sortByType } from './order.ts';
import { legalDocuments } from './tables.ts';

/** @throws 404 for an unknown studio */
async function loadDocuments(
  db: Database,
  studioId: number,
  context: ContextHeaders,
): Promise<Schemas['LegalInfo'][]> {
  const studio = await getStudio(db, studioId, context);
  const rows = await db.select().from(legalDocuments).where(eq(legalDocuments.studioId, studio.id));
  return sortByType(rows).map(({ type, externalUrl, text }) => ({ type, externalUrl, text }));
}

export const legalHandlers = {
  async listLegalInfos({ context, query }, { db }) {
    return ok(await loadDocuments(db, query.organizationUnitId, context));
  },

  async getActiveLegalInfos({ context, query }, { db }) {
    return ok({ activeLegalInfos: await loadDocuments(db, query.organizationUnitId, context) });
  },

  async getLegalInfo({ context, path, query }, { db }) {
    const documents = await loadDocuments(db, query.organizationUnitId, context);
    const found = documents.find(({ type }) => type === path.type);
    if (!found) throw apiError(404, 'legalinfo.error.notfound', 'The studio has no such document');
    return ok(found);
  },

  async listLegalConsents({ context, query }, { db }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    return ok(await loadConsents(db, studio.id));
  },

  async listGivenConsents({ account }, { db }) {
    return ok({ consents: await loadGivenConsents(db, account.id) });
  },

  async withdrawConsent(request, { db, clock }) {
    const { account, path } = request;
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const at = clock.now();
      for (const id of await withdraw(tx, account.id, path.consentId, at))
        await audit(tx, { by: request, at, kind: 'consent', id, fields: ['withdrawnAt'] });
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
