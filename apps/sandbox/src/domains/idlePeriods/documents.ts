/** Documents that members send with an idle period: kept for the studio, and no longer than it needs them. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { addMinutes } from '../../time.ts';
import { cleanPicture, isPicture } from '../accounts/picture.ts';
import { settings } from '../service/tables.ts';
import { idlePeriodDocuments, idlePeriods } from './tables.ts';

type MediaType = Schemas['IdlePeriodMediaType'];

/** Kinds that are taken. */
export const takenKinds: MediaType[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** How long a document waits for its idle period. */
const keptMinutes = 1440;

/** How long one is kept once the studio has decided, or need not. */
const keptAfterMinutes = 30 * 1440;

/** Letters of a page stay legible at this many pixels. */
const longestSide = 2400;

const limitKey = 'document-bytes';

const usualLimit = 10 * 1024 * 1024;

/** How large a document may be: 10 MB, unless this sandbox is set otherwise. @returns bytes */
export async function documentLimit(db: Database): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, limitKey));
  return row ? Number(row.value) : usualLimit;
}

/** For provider states: a contract is no place for a file of 10 MB. */
export async function limitDocuments(db: Database, bytes: number): Promise<void> {
  const value = String(bytes);
  await db
    .insert(settings)
    .values({ key: limitKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

const beginsLikePdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** The end of a PDF stands in its last kilobyte. */
const hasEnd = (bytes: Buffer): boolean => bytes.subarray(-1024).includes('%%EOF');

/**
 * What is kept of a file; its content says what it is.
 * @throws 415 for other kinds, 422 for one that is broken
 */
export async function cleanDocument(
  upload: Uint8Array,
): Promise<{ mediaType: MediaType; content: Uint8Array }> {
  const bytes = Buffer.from(upload);
  if (beginsLikePdf(bytes)) {
    if (!hasEnd(bytes))
      throw fault(422, 'document.error.notreadable', 'The document cannot be read');
    return { mediaType: 'application/pdf', content: bytes };
  }
  if (!isPicture(bytes))
    throw fault(415, 'document.error.kindnottaken', 'A document is PDF, JPEG, PNG or WebP');
  return { mediaType: 'image/webp', content: await cleanPicture(bytes, longestSide) };
}

/** Until when a document waits that was uploaded at a time. */
export const keptUntil = (uploadedAt: Date): Date => addMinutes(uploadedAt, keptMinutes);

type Kept = typeof idlePeriodDocuments.$inferSelect;

export async function keepDocument(
  tx: Database,
  by: { accountId: number; tenant: string },
  document: Pick<Kept, 'mediaType' | 'content'>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(idlePeriodDocuments).values({ ...by, ...document, id, uploadedAt: now });
  return id;
}

/**
 * The document for an idle period that is asked for.
 * @param wanted null for the one uploaded last, where the studio requires one
 * @returns its id; null without one
 * @throws 422 when there is none that is required, or none of this id
 */
export async function documentFor(
  tx: Database,
  { accountId, tenant }: { accountId: number; tenant: string },
  wanted: string | null,
  { required, now }: { required: boolean; now: Date },
): Promise<string | null> {
  if (wanted === null && !required) return null;
  const [found] = await tx
    .select({ id: idlePeriodDocuments.id })
    .from(idlePeriodDocuments)
    .where(
      and(
        eq(idlePeriodDocuments.accountId, accountId),
        eq(idlePeriodDocuments.tenant, tenant),
        isNull(idlePeriodDocuments.idlePeriodId),
        gte(idlePeriodDocuments.uploadedAt, addMinutes(now, -keptMinutes)),
        wanted === null ? undefined : eq(idlePeriodDocuments.id, wanted),
      ),
    )
    .orderBy(desc(idlePeriodDocuments.uploadedAt))
    .limit(1);
  if (found) return found.id;
  if (wanted !== null)
    throw fault(422, 'idleperiod.error.documentunknown', 'There is no such document');
  throw fault(422, 'idleperiod.error.documentmissing', 'The studio wants to see a document');
}

/** Forgets documents that nothing was asked for with, and those that the studio needs no more. */
export async function forgetIdlePeriodDocuments(db: Database, now: Date): Promise<void> {
  const long = addMinutes(now, -keptAfterMinutes);
  const served = db
    .select({ id: idlePeriods.id })
    .from(idlePeriods)
    .where(or(lt(idlePeriods.decidedAt, long), lt(idlePeriods.canceledAt, long)));
  await db
    .delete(idlePeriodDocuments)
    .where(
      or(
        and(
          isNull(idlePeriodDocuments.idlePeriodId),
          lt(idlePeriodDocuments.uploadedAt, addMinutes(now, -keptMinutes)),
        ),
        inArray(idlePeriodDocuments.idlePeriodId, served),
      ),
    );
}
