/** Documents for idle periods, as files of a form. */
import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { created } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { zoned } from '../../time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { memberAt } from '../accounts/member.ts';
import { checkMayChange } from '../customerData/permissions.ts';
import { studioOfCustomer } from '../customerData/studioOfCustomer.ts';
import { ofAccount, takeRate } from '../limits/rates.ts';
import { cleanDocument, documentLimit, keepDocument, keptUntil } from './documents.ts';

type Upload = Pick<ApiRequest<'uploadIdlePeriodDocument'>, 'account' | 'context' | 'file'>;

/** Keeps the file of a form. @throws 403 for a member who may ask for nothing, and whatever is wrong with the file */
async function keep({ account, context, file }: Upload, services: Services) {
  const { db, clock } = services;
  const customer = await memberAt(db, account, context);
  checkMayChange(customer, 'IDLE_PERIOD');
  await takeRate(services, 'uploadDocuments', ofAccount(account));
  const upload = await file('document', await documentLimit(db));
  if (!upload) throw invalid({ field: 'document', message: 'is required, as multipart/form-data' });
  const document = await cleanDocument(upload);
  const now = clock.now();
  const id = await db.transaction(async (tx) => {
    await lockOwnAccount(tx, account.id);
    const owner = { accountId: account.id, tenant: customer.tenant };
    return keepDocument(tx, owner, document, now);
  });
  const { zoneId } = await studioOfCustomer(db, customer);
  return { id, mediaType: document.mediaType, validUntil: zoned(keptUntil(now), zoneId) };
}

export const idlePeriodUploadHandlers = {
  async uploadIdlePeriodDocument(request, services) {
    await keep(request, services);
    return { status: 204 };
  },

  async uploadIdlePeriodDocumentV2(request, services) {
    return created(await keep(request, services));
  },
} satisfies Partial<Handlers>;
