import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { inOrder } from './order.ts';
import { legalConsents } from './tables.ts';

/** What a studio's forms ask consent for, in the order of the form. */
export async function consentsOf(
  db: Database,
  studioId: number,
): Promise<Schemas['LegalConsent'][]> {
  const rows = await db.select().from(legalConsents).where(eq(legalConsents.studioId, studioId));
  return inOrder(rows).map(({ studioId: _, ...consent }) => consent);
}
