/** Valid requests for packs, day tickets and vouchers. */
import type { OperationId } from '../../src/platform/api.ts';
import { prospect } from '../../src/states/rows.ts';
import {
  answerChallenge,
  cardForm,
  newCard,
  newTokenization,
  productPurchaseBody,
} from '../harness/purchase.ts';
import type { Request } from '../harness/sandbox.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

const withProducts =
  (request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('products on sale', { state: 'for anybody' });
    return request;
  };

const atStudio = { query: { organizationUnitId: 1001 } };
const byVariant = { query: { organizationUnitId: 1001, productVariantId: 70_001 } };

const memberPurchase: RequestSetup = async (sandbox) => {
  await sandbox.state('products on sale', { state: 'for anybody' });
  return { as: 'visitor', body: productPurchaseBody(await newCard(sandbox, 'visitor', 'pays')) };
};

const publicPurchase: RequestSetup = async (sandbox) => {
  await sandbox.state('products on sale', { state: 'for anybody' });
  const body = { cardToken: 'tok_visa_4242', holder: 'Sample Holder' };
  const card = await sandbox.call('createPublicCreditCard', { body });
  return { body: productPurchaseBody(card.body.id) };
};

const leadId = '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c01';

export const productsHappy = {
  listVirtualProducts: withProducts({ as: 'visitor', ...atStudio }),
  listPublicVirtualProducts: withProducts(atStudio),
  getVirtualProductByVariant: withProducts({ as: 'visitor', ...byVariant }),
  getPublicVirtualProductByVariant: withProducts(byVariant),
  listVouchers: withProducts(atStudio),
  getVoucher: withProducts({ path: { voucherId: 60_003 } }),
  listPasses: withoutSetup({ as: 'member' }),
  async listPurchasedVouchers(sandbox) {
    await sandbox.state('a logged-in member', {});
    await sandbox.state('purchased vouchers', {});
    return { as: 'member' };
  },
  async listPublicPurchasedVouchers(sandbox) {
    const checkout = await sandbox.call(
      'createPublicProductVariantCheckout',
      await publicPurchase(sandbox),
    );
    return { query: { publicToken: checkout.body.publicToken ?? '' } };
  },
  async validateVoucher(sandbox) {
    await sandbox.state('a voucher', { state: 'partly used' });
    return { body: { organizationUnitId: 1001, code: 'SAMP-7KQ2-9XTM' } };
  },
  async getBookedDayTicket(sandbox) {
    await sandbox.state('a booked day ticket', { leadId, state: 'valid' });
    return { path: { leadId } };
  },
  async cancelBookedDayTicket(sandbox) {
    await sandbox.state('a booked day ticket', { leadId, state: 'valid' });
    return { path: { leadId } };
  },
  bookDayTicket: withProducts({
    body: {
      productVariantId: 70_003,
      organizationUnitId: 1001,
      usageDate: '2026-11-26',
      customerData: prospect,
    },
  }),

  createProductVariantCheckout: memberPurchase,
  async createProductVariantCheckoutV4(sandbox) {
    await sandbox.state('products on sale', { state: 'for anybody' });
    const tokenizationReference = await newTokenization(sandbox, 'visitor');
    await answerChallenge(sandbox, tokenizationReference, cardForm);
    return { as: 'visitor', body: { ...productPurchaseBody(null), tokenizationReference } };
  },
  createPublicProductVariantCheckout: publicPurchase,
  async getProductVariantCheckout(sandbox) {
    const request = await memberPurchase(sandbox);
    const checkout = await sandbox.call('createProductVariantCheckout', request);
    return { as: 'visitor', path: { id: checkout.body.id } };
  },
  async getPublicProductVariantCheckout(sandbox) {
    const request = await publicPurchase(sandbox);
    const checkout = await sandbox.call('createPublicProductVariantCheckout', request);
    return { path: { publicToken: checkout.body.publicToken ?? '' } };
  },
} satisfies Partial<Record<OperationId, RequestSetup>>;
