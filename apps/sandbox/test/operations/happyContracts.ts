/** Valid requests for contracts, referral codes and bank accounts. */
import type { OperationId } from '../../src/platform/api.ts';
import { yearRow } from '../../src/states/membershipRows.ts';
import { prospect } from '../../src/states/rows.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

const saleId = '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4a01';
const referralCode = 'MONA2026';
const atStudio = { query: { organizationUnitId: 1001 } };
const byTerm = { query: { organizationUnitId: 1001, contractOfferTermId: 41_001 } };

const withOffers =
  (request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('contract offers', {});
    return request;
  };

const withProgram =
  (request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('contract offers', {});
    await sandbox.state('a referral program', { state: 'runs', code: referralCode });
    return request;
  };

/** A one-year contract with the beverage module, a voucher and a referral code. */
export const contractOrder = {
  organizationUnitId: 1001,
  contractOfferTermId: 41_001,
  startDate: '2027-01-01',
  preuseDate: '2026-12-20',
  moduleIds: [42_002],
  voucherCode: 'WELCOME-10',
  referralCode,
};

const drawing = Buffer.from('<svg><path d="M1 9L6 2"/></svg>').toString('base64');

/** Creates the body to sign that contract with a direct debit. */
export async function signedRequest(sandbox: Sandbox) {
  await sandbox.state('contract offers', {});
  await sandbox.state('a referral program', { state: 'runs', code: referralCode });
  const path = { contractOfferId: 40_001, studioId: 1001 };
  const { body: agreement } = await sandbox.call('getContractSepaAgreement', { path });
  return toSignedRequest(agreement);
}

function toSignedRequest(agreement: { mandateReference: string }) {
  return {
    ...contractOrder,
    totalPrice: { amount: 402.4, currency: 'EUR' },
    customerData: prospect,
    acceptedTextBlockIds: [1],
    earlyStartRequested: false,
    signature: {
      type: 'DRAWN' as const,
      dataUrl: `data:image/svg+xml;base64,${drawing}`,
      name: null,
    },
    paymentMethod: 'DIRECT_DEBIT' as const,
    sepaMandate: {
      accountHolder: 'Vic Visitor',
      iban: 'DE86100100100000004242',
      mandateReference: agreement.mandateReference,
    },
    paymentSignature: null,
    identityDocument: null,
  };
}

/**
 * Creates the body to sign an upgrade of the member's contract to a year with the beverage module. @param keep uses
 * the contract that exists already
 */
export async function upgradeRequest(sandbox: Sandbox, { keep = false } = {}) {
  if (!keep) await sandbox.state('a membership', { state: 'running' });
  const path = { contractOfferId: 40_001, studioId: 1001 };
  const { body: agreement } = await sandbox.call('getContractSepaAgreement', { path });
  return {
    ...toSignedRequest(agreement),
    preuseDate: null,
    voucherCode: null,
    referralCode: null,
    totalPrice: { amount: 423.3, currency: 'EUR' },
    contractUuid: yearRow.uuid,
  };
}

export const contractsHappy = {
  listContractOffers: withOffers(atStudio),
  listContractDocumentTypes: withoutSetup(atStudio),
  listItalianProvinces: withoutSetup({ query: { name: 'mil' } }),
  getPublicCustomerCenterConfig: withOffers(atStudio),
  getContractSepaAgreement: withOffers({ path: { contractOfferId: 40_001, studioId: 1001 } }),
  previewContract: withProgram({ as: 'visitor', body: contractOrder }),
  previewPublicContract: withProgram({ body: contractOrder }),
  async previewContractUpgrade(sandbox) {
    await sandbox.state('a membership', { state: 'running' });
    return {
      body: {
        contractUuid: yearRow.uuid,
        organizationUnitId: 1001,
        contractOfferTermId: 41_001,
        startDate: '2027-01-01',
        moduleIds: [42_002],
      },
    };
  },
  getContractSignCondition: withOffers({ as: 'member', ...byTerm }),
  getPublicContractSignCondition: withOffers(byTerm),
  getPreContractSignCondition: withOffers(atStudio),
  validateTaxId: withoutSetup({
    as: 'visitor',
    body: {
      taxId: '86095742719',
      countryCode: 'DE',
      firstname: null,
      lastname: null,
      dateOfBirth: null,
      gender: null,
      placeOfBirth: null,
      countryOfBirth: null,
    },
  }),
  signContract: async (sandbox) => ({ as: 'visitor', body: await signedRequest(sandbox) }),
  signPublicContract: async (sandbox) => ({ body: await signedRequest(sandbox) }),
  async getSale(sandbox) {
    await sandbox.state('a logged-in member', {});
    await sandbox.state('a signed contract', { uuid: saleId, state: 'running' });
    return { as: 'member', path: { id: saleId } };
  },
  getReferralProgram: withProgram({ as: 'member' }),
  getActiveReferral: withProgram(atStudio),
  validateReferralCode: withProgram({ query: { organizationUnitId: 1001, referralCode } }),
  convertBankAccount: withoutSetup({
    as: 'visitor',
    body: { iban: 'DE02 1203 0000 0000 2020 51' },
  }),
  convertPublicBankAccount: withoutSetup({ body: { iban: 'DE02 1203 0000 0000 2020 51' } }),
  validateAccountHolder: withoutSetup({ query: { accountHolder: 'Jörg Müller' } }),
} satisfies Partial<Record<OperationId, RequestSetup>>;
