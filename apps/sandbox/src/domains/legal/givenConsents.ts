/** Consents that people have given to studios, kept as proof with the text as shown and the time. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError, invalidFields } from '../../platform/http/apiError.ts';
import { zoned, zonedOrNull } from '../../platform/time.ts';
import { studios } from '../studios/tables.ts';
import { loadConsents } from './consents.ts';
import { givenConsents, legalConsents } from './tables.ts';

/** @throws 400 if a mandatory consent of the studio is missing */
export async function requireConsents(
  db: Database,
  studio: { id: number },
  accepted: readonly Schemas['LegalInfoType'][],
): Promise<void> {
  const missing = (await loadConsents(db, studio.id)).find(
    ({ mandatory, type }) => mandatory && !accepted.includes(type),
  );
  if (missing)
    throw invalidFields({ field: 'acceptedConsents', message: `must have ${missing.type}` });
}

/** Stores accepted boxes of a studio. A text that the account has agreed to already is not stored again. */
export async function recordConsents(
  tx: Database,
  person: { accountId: number | null; email: string },
  studio: { id: number },
  accepted: readonly Schemas['LegalInfoType'][],
  now: Date,
): Promise<void> {
  const shown = await tx
    .select()
    .from(legalConsents)
    .where(and(eq(legalConsents.studioId, studio.id), inArray(legalConsents.type, [...accepted])));
  if (shown.length === 0) return;
  await tx
    .insert(givenConsents)
    .values(shown.map((consent) => ({ ...consent, ...person, givenAt: now })))
    .onConflictDoNothing();
}

const maxListed = 100;

/** Loads the consents of an account, the newest first. */
export async function loadGivenConsents(
  db: Database,
  accountId: number,
): Promise<Schemas['GivenConsent'][]> {
  const rows = await db
    .select({ consent: givenConsents, studio: studios })
    .from(givenConsents)
    .innerJoin(studios, eq(studios.id, givenConsents.studioId))
    .where(eq(givenConsents.accountId, accountId))
    .orderBy(desc(givenConsents.givenAt), desc(givenConsents.id))
    .limit(maxListed);
  return rows.map(({ consent, studio }) => ({
    id: consent.id,
    organizationUnitId: studio.id,
    studioName: studio.name,
    type: consent.type,
    name: consent.name,
    text: consent.text,
    version: consent.version,
    mandatory: consent.mandatory,
    givenAt: zoned(consent.givenAt, studio.zoneId),
    withdrawnAt: zonedOrNull(consent.withdrawnAt, studio.zoneId),
  }));
}

/**
 * Withdraws a consent with its earlier versions, unless it is withdrawn already.
 * @param tx the transaction that has locked the account
 * @returns the ids of the consents that are withdrawn now
 * @throws 404 for the consent of another account, 409 for a mandatory one
 */
export async function withdraw(
  tx: Database,
  accountId: number,
  id: number,
  now: Date,
): Promise<number[]> {
  const [found] = await tx
    .select()
    .from(givenConsents)
    .where(and(eq(givenConsents.accountId, accountId), eq(givenConsents.id, id)));
  if (!found)
    throw apiError(404, 'consent.error.notfound', 'The account has not given this consent');
  if (found.mandatory)
    throw apiError(
      409,
      'consent.error.mandatory',
      'A consent that the studio requires cannot be withdrawn',
    );
  if (found.withdrawnAt !== null) return [];
  const withdrawn = await tx
    .update(givenConsents)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(givenConsents.accountId, accountId),
        eq(givenConsents.studioId, found.studioId),
        eq(givenConsents.type, found.type),
        eq(givenConsents.mandatory, false),
        isNull(givenConsents.withdrawnAt),
      ),
    )
    .returning({ id: givenConsents.id });
  return withdrawn.map((consent) => consent.id);
}
