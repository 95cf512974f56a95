/** Document uploads for idle periods. */
import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { created } from '../../platform/api.ts';
import { invalidFields } from '../../platform/http/apiError.ts';
import { zoned } from '../../platform/time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { requireChangePermission } from '../accounts/permissions.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import { accountSubject, enforceRateLimit } from '../limits/rates.ts';
import { cleanDocument, documentLimit, storeDocument, uploadExpiry } from './documents.ts';

type Upload = Pick<ApiRequest<'uploadIdlePeriodDocument'>, 'account' | 'context' | 'file'>;

/**
 * Stores an uploaded file. @throws 403 for a member who may not request idle periods, and errors for an invalid file
 */
async function storeUpload({ account, context, file }: Upload, services: Services) {
  const { db, clock } = services;
  const customer = await requireMember(db, account, context);
  requireChangePermission(customer, 'IDLE_PERIOD');
  await enforceRateLimit(services, 'uploadDocuments', accountSubject(account));
  const upload = await file('document', await documentLimit(db));
  if (!upload)
    throw invalidFields({ field: 'document', message: 'is required, as multipart/form-data' });
  const document = await cleanDocument(upload);
  const now = clock.now();
  const id = await db.transaction(async (tx) => {
    await lockOwnAccount(tx, account.id);
    const owner = { accountId: account.id, tenant: customer.tenant };
    return storeDocument(tx, owner, document, now);
  });
  const { zoneId } = await findCustomerStudio(db, customer);
  return { id, mediaType: document.mediaType, validUntil: zoned(uploadExpiry(now), zoneId) };
}

export const idlePeriodUploadHandlers = {
  async uploadIdlePeriodDocument(request, services) {
    await storeUpload(request, services);
    return { status: 204 };
  },

  async uploadIdlePeriodDocumentV2(request, services) {
    return created(await storeUpload(request, services));
  },
} satisfies Partial<Handlers>;
