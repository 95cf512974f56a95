/** Documents uploaded for idle periods, deleted after a retention time. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { addMinutes } from '../../platform/time.ts';
import { cleanPicture, isPicture } from '../accounts/picture.ts';
import { settings } from '../service/tables.ts';
import { idlePeriodDocuments } from './tables.ts';
import { idlePeriods } from '../memberships/tables.ts';

type MediaType = Schemas['IdlePeriodMediaType'];

/** Accepted media types. */
export const acceptedTypes: MediaType[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
];

/** Lifetime of an upload without an idle period. */
const uploadLifetimeMinutes = 1440;

/** Retention time after the decision or cancelation. */
const retentionMinutes = 30 * 1440;

/** Keeps the text of a scanned page legible, in pixels. */
const longestSide = 2400;

const limitKey = 'document-bytes';

const defaultLimit = 10 * 1024 * 1024;

/** Returns the size limit of documents: 10 MB unless configured otherwise. @returns bytes */
export async function documentLimit(db: Database): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, limitKey));
  return row ? Number(row.value) : defaultLimit;
}

/** Lowers the limit for provider states, so that contract tests need no 10 MB file. */
export async function limitDocuments(db: Database, bytes: number): Promise<void> {
  const value = String(bytes);
  await db
    .insert(settings)
    .values({ key: limitKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** A PDF ends with %%EOF within its last kilobyte. */
const hasPdfTrailer = (bytes: Buffer): boolean => bytes.subarray(-1024).includes('%%EOF');

/**
 * Validates and cleans a file, detecting its type from the content.
 * @throws 415 for other types, 422 for a broken file
 */
export async function cleanDocument(
  upload: Uint8Array,
): Promise<{ mediaType: MediaType; content: Uint8Array }> {
  const bytes = Buffer.from(upload);
  if (isPdf(bytes)) {
    if (!hasPdfTrailer(bytes))
      throw apiError(422, 'document.error.notreadable', 'The document cannot be read');
    return { mediaType: 'application/pdf', content: bytes };
  }
  if (!isPicture(bytes))
    throw apiError(415, 'document.error.kindnottaken', 'A document is PDF, JPEG, PNG or WebP');
  return { mediaType: 'image/webp', content: await cleanPicture(bytes, longestSide) };
}

/** Returns when an unused upload expires. */
export const uploadExpiry = (uploadedAt: Date): Date =>
  addMinutes(uploadedAt, uploadLifetimeMinutes);

type StoredDocument = typeof idlePeriodDocuments.$inferSelect;

export async function storeDocument(
  tx: Database,
  by: { accountId: number; tenant: string },
  document: Pick<StoredDocument, 'mediaType' | 'content'>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(idlePeriodDocuments).values({ ...by, ...document, id, uploadedAt: now });
  return id;
}

/**
 * Finds the document for a requested idle period.
 * @param requestedId null for the latest upload, if the studio requires one
 * @returns its id; null without one
 * @throws 422 if a required document is missing or the id is unknown
 */
export async function findDocument(
  tx: Database,
  { accountId, tenant }: { accountId: number; tenant: string },
  requestedId: string | null,
  { required, now }: { required: boolean; now: Date },
): Promise<string | null> {
  if (requestedId === null && !required) return null;
  const [found] = await tx
    .select({ id: idlePeriodDocuments.id })
    .from(idlePeriodDocuments)
    .where(
      and(
        eq(idlePeriodDocuments.accountId, accountId),
        eq(idlePeriodDocuments.tenant, tenant),
        isNull(idlePeriodDocuments.idlePeriodId),
        gte(idlePeriodDocuments.uploadedAt, addMinutes(now, -uploadLifetimeMinutes)),
        requestedId === null ? undefined : eq(idlePeriodDocuments.id, requestedId),
      ),
    )
    .orderBy(desc(idlePeriodDocuments.uploadedAt))
    .limit(1);
  if (found) return found.id;
  if (requestedId !== null)
    throw apiError(422, 'idleperiod.error.documentunknown', 'There is no such document');
  throw apiError(422, 'idleperiod.error.documentmissing', 'The studio wants to see a document');
}

/** Deletes expired uploads, and documents whose retention time is over. */
export async function deleteOldIdlePeriodDocuments(db: Database, now: Date): Promise<void> {
  const long = addMinutes(now, -retentionMinutes);
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
          lt(idlePeriodDocuments.uploadedAt, addMinutes(now, -uploadLifetimeMinutes)),
        ),
        inArray(idlePeriodDocuments.idlePeriodId, served),
      ),
    );
}
