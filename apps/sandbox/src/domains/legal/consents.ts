import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { sortByType } from './order.ts';
import { legalConsents } from './tables.ts';

/** Loads the consents requested by a studio's forms, in form order. */
export async function loadConsents(
  db: Database,
  studioId: number,
): Promise<Schemas['LegalConsent'][]> {
  const rows = await db.select().from(legalConsents).where(eq(legalConsents.studioId, studioId));
  return sortByType(rows).map(({ studioId: _, ...consent }) => consent);
}
