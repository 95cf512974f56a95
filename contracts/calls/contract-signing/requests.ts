/** Requests for signing membership contracts. */
export const referralCode = 'MONA2026';
export const mandateReference = 'NO1001-7K3M9QX2WA';

type Signature = { type: 'DRAWN' | 'TYPED'; dataUrl: string | null; name: string | null };

/** A signing request without days and person. */
export type SigningRequest = {
  organizationUnitId: number;
  contractOfferTermId: number;
  contractUuid?: string;
  moduleIds: number[];
  voucherCode: string | null;
  referralCode: string | null;
  totalPrice: { amount: number; currency: string };
  acceptedTextBlockIds: number[];
  acceptedConsents?: ('GENERAL_TERMS' | 'PRIVACY')[];
  earlyStartRequested: boolean;
  signature: Signature | null;
  paymentMethod: 'DIRECT_DEBIT' | 'BANK_TRANSFER' | 'CASH';
  sepaMandate: { accountHolder: string; iban: string; mandateReference: string } | null;
  paymentSignature: Signature | null;
  identityDocument: { documentType: 'IDENTITY_CARD'; documentNumber: string } | null;
};

const drawing =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMCAxMCI+PHBhdGggZD0iTTEgOUw2IDJMMTEgOEwxOSAxIi8+PC9zdmc+';

/** Bank account with its mandate. */
export const debit = {
  accountHolder: 'Vic Visitor',
  iban: 'DE86100100100000004242',
  mandateReference,
};

/** One year by direct debit, with drinks, a voucher and a referral code. */
export const year: SigningRequest = {
  organizationUnitId: 1001,
  contractOfferTermId: 41001,
  moduleIds: [42002],
  voucherCode: 'WELCOME-10',
  referralCode,
  totalPrice: { amount: 402.4, currency: 'EUR' },
  acceptedTextBlockIds: [1],
  acceptedConsents: ['GENERAL_TERMS', 'PRIVACY'],
  earlyStartRequested: false,
  signature: { type: 'DRAWN', dataUrl: drawing, name: null },
  paymentMethod: 'DIRECT_DEBIT',
  sepaMandate: debit,
  paymentSignature: null,
  identityDocument: null,
};

/** Ten days by bank transfer. */
export const tenDays: SigningRequest = {
  ...year,
  contractOfferTermId: 41003,
  moduleIds: [],
  voucherCode: null,
  referralCode: null,
  totalPrice: { amount: 29, currency: 'EUR' },
  acceptedTextBlockIds: [],
  signature: { type: 'TYPED', dataUrl: null, name: 'Vic Visitor' },
  paymentMethod: 'BANK_TRANSFER',
  sepaMandate: null,
  identityDocument: { documentType: 'IDENTITY_CARD', documentNumber: 'L01X00T47' },
};

/** Adds a signature to the mandate. */
export const signedMandate: SigningRequest = { ...year, paymentSignature: year.signature };

/** Replaces the current contract by one year with drinks. */
export const upgrade: SigningRequest = {
  ...year,
  voucherCode: null,
  referralCode: null,
  totalPrice: { amount: 423.3, currency: 'EUR' },
  contractUuid: '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b01',
};

/** Replaces the current contract by ten days, which cost less than its remaining payments. */
export const cheaperUpgrade: SigningRequest = { ...tenDays, contractUuid: upgrade.contractUuid };

/** Replaces a contract that does not exist. */
export const unknownUpgrade: SigningRequest = {
  ...upgrade,
  contractUuid: '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4fff',
};
