/** What studios offer, and what it would cost. */
import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { dayIn } from '../../time.ts';
import { ofAccount, takeRate } from '../limits/rates.ts';
import { toUpgradePreview, upgradable } from '../memberContracts/upgrade.ts';
import { agreementRead, issueMandate } from '../payments/mandates.ts';
import { agreementOf } from '../studios/mandateTexts.ts';
import { languageOf, studioOf } from '../studios/rules.ts';
import { documentsIn } from './documents.ts';
import { offerOf, offersAt } from './offers.ts';
import { orderOf } from './order.ts';
import { provincesNamed } from './provinces.ts';
import { toOffer, toPreview } from './view.ts';

type PreviewRequest = Pick<ApiRequest<'previewPublicContract'>, 'body' | 'context'>;

async function preview(
  { body, context }: PreviewRequest,
  { db, clock }: Services,
  accountId: number | null,
) {
  const studio = await studioOf(db, body.organizationUnitId, context);
  const today = dayIn(studio.zoneId, clock.now());
  return ok(toPreview(await orderOf(db, body, { studio, accountId, today }), today));
}

export const contractOfferHandlers = {
  async listContractOffers({ context, query }, { db, clock }) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    const today = dayIn(studio.zoneId, clock.now());
    const offers = await offersAt(db, studio, today);
    return ok(offers.map((offer) => toOffer(offer, studio.currencyCode, today)));
  },

  async listContractDocumentTypes({ context, query }, { db }) {
    const { address } = await studioOf(db, query.organizationUnitId, context);
    return ok(documentsIn(address.countryCode));
  },

  async listItalianProvinces({ query }) {
    return ok(provincesNamed(query.name));
  },

  async getPublicCustomerCenterConfig({ context, query }, { db, clock }) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    const offers = (await offersAt(db, studio, dayIn(studio.zoneId, clock.now()))).map(
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
    const studio = await studioOf(db, path.studioId, context);
    const offer = await offerOf(db, path.contractOfferId, studio);
    if (!offer.paymentMethods.includes('DIRECT_DEBIT'))
      throw fault(
        404,
        'studio.error.nosepaagreement',
        'The studio takes no direct debits for this',
      );
    const agreement = agreementOf(studio, language ?? languageOf(studio));
    if (query.mandateReference !== undefined)
      return ok(await agreementRead(db, studio, query.mandateReference, agreement));
    await takeRate(services, 'readMandate', address);
    const mandateReference = await issueMandate(db, studio, agreement, clock.now());
    return ok({ ...agreement, mandateReference });
  },

  async previewContract(request, services) {
    const { account } = request;
    await takeRate(services, 'previewContract', ofAccount(account));
    return preview(request, services, account.id);
  },

  async previewPublicContract(request, services) {
    await takeRate(services, 'previewContract', request.address);
    return preview(request, services, null);
  },

  async previewContractUpgrade({ address, body, context }, services) {
    await takeRate(services, 'previewContract', address);
    const { db, clock } = services;
    const studio = await studioOf(db, body.organizationUnitId, context);
    const today = dayIn(studio.zoneId, clock.now());
    const running = await upgradable(db, { uuid: body.contractUuid, studio, today });
    const { contractOfferTermId, startDate, moduleIds, organizationUnitId } = body;
    const wanted = { contractOfferTermId, startDate, moduleIds, organizationUnitId };
    const order = await orderOf(
      db,
      { ...wanted, preuseDate: null, voucherCode: null, referralCode: null },
      { studio, accountId: null, today },
      // Somebody who is a member has paid what is paid once.
      { isUpgrade: true },
    );
    return ok(toUpgradePreview(running, order, today));
  },
} satisfies Partial<Handlers>;
