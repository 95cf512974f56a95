import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Handlers, Schemas } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { studioOf } from '../studios/rules.ts';
import { consentsOf } from './consents.ts';
import { inOrder } from './order.ts';
import { legalDocuments } from './tables.ts';

/** @throws 404 when there is no such studio */
async function documentsOf(
  db: Database,
  studioId: number,
  context: ContextHeaders,
): Promise<Schemas['LegalInfo'][]> {
  const studio = await studioOf(db, studioId, context);
  const rows = await db.select().from(legalDocuments).where(eq(legalDocuments.studioId, studio.id));
  return inOrder(rows).map(({ type, externalUrl, text }) => ({ type, externalUrl, text }));
}

export const legalHandlers = {
  async listLegalInfos({ context, query }, { db }) {
    return ok(await documentsOf(db, query.organizationUnitId, context));
  },

  async getActiveLegalInfos({ context, query }, { db }) {
    return ok({ activeLegalInfos: await documentsOf(db, query.organizationUnitId, context) });
  },

  async getLegalInfo({ context, path, query }, { db }) {
    const documents = await documentsOf(db, query.organizationUnitId, context);
    const found = documents.find(({ type }) => type === path.type);
    if (!found) throw apiError(404, 'legalinfo.error.notfound', 'The studio has no such document');
    return ok(found);
  },

  async listLegalConsents({ context, query }, { db }) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    return ok(await consentsOf(db, studio.id));
  },
} satisfies Partial<Handlers>;
