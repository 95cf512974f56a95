/** Contract offers and price previews. */
import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { dayIn } from '../../platform/time.ts';
import { accountSubject, enforceRateLimit } from '../limits/rates.ts';
import { findAgreement, issueMandate } from '../payments/mandates.ts';
import { createAgreement } from '../payments/mandateTexts.ts';
import { studioLanguage, getStudio } from '../studios/rules.ts';
import { listDocumentTypes } from './documentTypes.ts';
import { findOffer, loadOffers } from './offers.ts';
import { buildOrder } from './order.ts';
import { findProvinces } from './provinces.ts';
import { toOffer, toPreview } from './view.ts';

type PreviewRequest = Pick<ApiRequest<'previewPublicContract'>, 'body' | 'context'>;

async function preview(
  { body, context }: PreviewRequest,
  { db, clock }: Services,
  accountId: number | null,
) {
  const studio = await getStudio(db, body.organizationUnitId, context);
  const today = dayIn(studio.zoneId, clock.now());
  return ok(toPreview(await buildOrder(db, body, { studio, accountId, today }), today));
}

export const contractOfferHandlers = {
  async listContractOffers({ context, query }, { db, clock }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const today = dayIn(studio.zoneId, clock.now());
    const offers = await loadOffers(db, studio, today);
    return ok(offers.map((offer) => toOffer(offer, studio.currencyCode, today)));
  },

  async listContractDocumentTypes({ context, query }, { db }) {
    const { address } = await getStudio(db, query.organizationUnitId, context);
    return ok(listDocumentTypes(address.countryCode));
  },

  async listItalianProvinces({ query }) {
    return ok(findProvinces(query.name));
  },

  async getPublicCustomerCenterConfig({ context, query }, { db, clock }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const offers = (await loadOffers(db, studio, dayIn(studio.zoneId, clock.now()))).map(
      ({ offer }) => offer,
    );
    return ok({
      organizationUnitId: studio.id,
      paymentMethods: [...new Set(offers.flatMap(({ paymentMethods }) => paymentMethods))],
      paymentSignatureRequired: offers.some((offer) => offer.paymentSignatureRequired),
      taxIdRequired: offers.some(({ taxIdRequired }) => taxIdRequired),
      identityDocumentRequired: offers.some((offer) => offer.identityDocumentRequired),
      provinceRequired: studio.address.hasState || studio.address.countryCode === 'IT',
      onlineCancelationEnabled: studio.onlineCancelationEnabled,
    });
  },

  async getContractSepaAgreement({ path, query, context, language, address }, services) {
    const { db, clock } = services;
    const studio = await getStudio(db, path.studioId, context);
    const offer = await findOffer(db, path.contractOfferId, studio);
    if (!offer.paymentMethods.includes('DIRECT_DEBIT'))
      throw apiError(
        404,
        'studio.error.nosepaagreement',
        'The studio takes no direct debits for this',
      );
    const agreement = createAgreement(studio, language ?? studioLanguage(studio));
    if (query.mandateReference !== undefined)
      return ok(await findAgreement(db, studio, query.mandateReference, agreement));
    await enforceRateLimit(services, 'readMandate', address);
    const mandateReference = await issueMandate(db, studio, agreement, clock.now());
    return ok({ ...agreement, mandateReference });
  },

  async previewContract(request, services) {
    const { account } = request;
    await enforceRateLimit(services, 'previewContract', accountSubject(account));
    return preview(request, services, account.id);
  },

  async previewPublicContract(request, services) {
    await enforceRateLimit(services, 'previewContract', request.address);
    return preview(request, services, null);
  },
} satisfies Partial<Handlers>;
