/** What changed by whom: every operation that changes a member's data leaves an entry, and no entry holds a value. */
import { asc, getTableColumns } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  accounts,
  additionalEmails,
  customers,
  studioConnects,
  auditEntries,
  type AuditedKind,
} from '../../src/domains/accounts/tables.ts';
import { audit } from '../../src/domains/accounts/audit.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { customerAmendments } from '../../src/domains/customerData/tables.ts';
import { contracts, moduleContracts } from '../../src/domains/membershipOffers/tables.ts';
import { customerAccounts } from '../../src/domains/customerAccounts/tables.ts';
import { loyaltyMembers, loyaltyRedemptions } from '../../src/domains/loyalty/tables.ts';
import { compensationProposals, compensations } from '../../src/domains/compensation/tables.ts';
import { recruitmentRedemptions } from '../../src/domains/recruitments/tables.ts';
import { pushSubscriptions } from '../../src/domains/push/tables.ts';
import { passkeys } from '../../src/domains/passkeys/tables.ts';
import { paymentInstruments } from '../../src/domains/payments/tables.ts';
import { checkins } from '../../src/domains/visits/tables.ts';
import { checkinReservations } from '../../src/domains/checkinReservations/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { described } from '../harness/client.ts';
import { accountIds, type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { accountIdOf } from '../harness/members.ts';
import { fresh, member, password } from './accountRequests.ts';
import { happy } from './happy.ts';
import { idlePeriods } from '../../src/domains/memberships/tables.ts';

const tables = {
  account: accounts,
  'additional-email': additionalEmails,
  booking: bookings,
  checkin: checkins,
  'checkin-reservation': checkinReservations,
  customer: customers,
  contract: contracts,
  'customer-account': customerAccounts,
  'customer-amendment': customerAmendments,
  'idle-period': idlePeriods,
  compensation: compensations,
  'compensation-proposal': compensationProposals,
  'recruitment-redemption': recruitmentRedemptions,
  'loyalty-member': loyaltyMembers,
  'loyalty-redemption': loyaltyRedemptions,
  'module-contract': moduleContracts,
  passkey: passkeys,
  'payment-instrument': paymentInstruments,
  'push-subscription': pushSubscriptions,
  'studio-connect': studioConnects,
} satisfies Record<AuditedKind, unknown>;

/** Why an operation leaves no entry. */
type Unaudited =
  | 'a session is no data of the person'
  | 'only mails a code; what it proves is noted when it is used'
  | 'what is made says itself who made it and when'
  | 'a payment has its own ledger'
  | 'statistics'
  | 'only a member marks what is theirs, and the row says when'
  | 'changes nothing';

/** The entries of one call that succeeds, as `kind: fields`; none for things that came or went. */
const audited = {
  login: 'a session is no data of the person',
  logout: 'a session is no data of the person',
  createPasskeyLoginOptions: 'changes nothing',
  loginWithPasskey: 'a session is no data of the person',
  createPasskeyRegistrationOptions: 'changes nothing',
  registerPasskey: ['passkey: '],
  deletePasskey: ['passkey: '],
  savePushSubscription: ['push-subscription: '],
  deletePushSubscription: ['push-subscription: '],
  resetPassword: 'only mails a code; what it proves is noted when it is used',
  changeForgottenPassword: ['account: passwordHash'],
  saveProfile: ['account: dateOfBirth'],
  replaceProfile: ['account: lastname, locale, name'],
  uploadProfileImage: ['account: profilePictureUrl'],
  deleteProfileImage: ['account: profilePictureUrl'],
  saveContacts: ['account: city, houseNumber'],
  changePassword: ['account: passwordHash'],
  changeEmail: 'only mails a code; what it proves is noted when it is used',
  changeMainEmail: ['account: email'],
  resendRegistrationMail: 'only mails a code; what it proves is noted when it is used',
  createZendeskToken: 'changes nothing',
  deleteAccount: ['account: '],
  addAdditionalEmail: ['additional-email: '],
  deleteAdditionalEmail: ['additional-email: '],
  addAdditionalEmailLegacy: ['additional-email: '],
  deleteAdditionalEmailLegacy: ['additional-email: '],
  verifyAdditionalEmail: ['additional-email: verified'],
  connectWithCustomerCode: ['studio-connect: ', 'customer: accountId'],
  connectWithEmail: ['studio-connect: ', 'customer: accountId'],
  connectWithIban: ['studio-connect: ', 'customer: accountId'],
  connectWithIbanSuffix: ['studio-connect: ', 'customer: accountId'],
  deleteStudioConnect: ['studio-connect: ', 'customer: accountId'],
  migrateAccount: ['account: accountContext'],
  createCancelationNotice: ['account: migrationRefusedAt'],
  register: 'only mails a code; what it proves is noted when it is used',
  verifyRegistration: ['account: verified'],
  verifyEmail: ['account: email'],
  registerQuickly: 'only mails a code; what it proves is noted when it is used',
  bookCourse: 'what is made says itself who made it and when',
  bookSingle: 'what is made says itself who made it and when',
  cancelCalendarItem: ['booking: status'],
  bookPublicCourse: 'what is made says itself who made it and when',
  cancelPublicCalendarItem: ['booking: status'],
  cancelMyCalendarItem: ['booking: status'],
  createBeverageSale: 'what is made says itself who made it and when',
  createCheckin: 'what is made says itself who made it and when',
  createCheckinReservation: 'what is made says itself who made it and when',
  cancelCheckinReservation: ['checkin-reservation: status'],
  createTrialSession: 'what is made says itself who made it and when',
  createPublicTrialSession: 'what is made says itself who made it and when',
  bookTrialSession: 'what is made says itself who made it and when',
  bookPublicTrialSession: 'what is made says itself who made it and when',
  createBenefitTrialSingleAppointment: 'what is made says itself who made it and when',
  createBenefitTrialCourseAppointment: 'what is made says itself who made it and when',
  bookBenefitTrialSingleAppointment: 'what is made says itself who made it and when',
  bookBenefitTrialCourseAppointment: 'what is made says itself who made it and when',
  confirmBenefitTrial: 'what is made says itself who made it and when',
  createCreditCard: 'what is made says itself who made it and when',
  createPublicCreditCard: 'what is made says itself who made it and when',
  archivePaymentInstrument: ['payment-instrument: archivedAt'],
  preferPaymentInstrument: ['payment-instrument: preferred', 'payment-instrument: preferred'],
  createBancontactCard: 'what is made says itself who made it and when',
  createPublicBancontactCard: 'what is made says itself who made it and when',
  createIdeal: 'what is made says itself who made it and when',
  createPublicIdeal: 'what is made says itself who made it and when',
  createPaypal: 'what is made says itself who made it and when',
  createPublicPaypal: 'what is made says itself who made it and when',
  createTwint: 'what is made says itself who made it and when',
  createPublicTwint: 'what is made says itself who made it and when',
  initiateTokenization: 'a payment has its own ledger',
  completeTokenization: 'a payment has its own ledger',
  refundPayment: ['booking: status'],
  createFinionPayPaymentRequest: 'a payment has its own ledger',
  createCourseAppointmentCheckout: 'a payment has its own ledger',
  createCourseAppointmentCheckoutV4: 'a payment has its own ledger',
  createPublicCourseAppointmentCheckout: 'a payment has its own ledger',
  createSingleAppointmentCheckout: 'a payment has its own ledger',
  createSingleAppointmentCheckoutV4: 'a payment has its own ledger',
  createPublicSingleAppointmentCheckout: 'a payment has its own ledger',
  createProductVariantCheckout: 'a payment has its own ledger',
  createProductVariantCheckoutV4: 'a payment has its own ledger',
  createPublicProductVariantCheckout: 'a payment has its own ledger',
  createAccountBalanceCheckout: 'a payment has its own ledger',
  createAccountBalanceCheckoutV4: 'a payment has its own ledger',
  createPublicAccountBalanceCheckout: 'a payment has its own ledger',
  createPaymentRequestCheckout: 'a payment has its own ledger',
  authenticatePaymentRequestCheckout: 'a payment has its own ledger',
  cancelPaymentRequestCheckout: 'a payment has its own ledger',
  finalizePaymentRequestCheckout: 'a payment has its own ledger',
  createPaymentMethodCheckout: 'a payment has its own ledger',
  authenticatePaymentMethodCheckout: 'a payment has its own ledger',
  finalizePaymentMethodCheckout: ['customer-account: instrumentId, paymentMethod'],
  replacePaymentMethod: ['customer-account: instrumentId'],
  bookDayTicket: 'what is made says itself who made it and when',
  previewContract: 'changes nothing',
  listMessages: 'changes nothing',
  readMessage: 'only a member marks what is theirs, and the row says when',
  readAllMessages: 'only a member marks what is theirs, and the row says when',
  deleteMessage: 'only a member marks what is theirs, and the row says when',
  previewPublicContract: 'changes nothing',
  previewContractUpgrade: 'changes nothing',
  validateTaxId: 'changes nothing',
  convertBankAccount: 'changes nothing',
  convertPublicBankAccount: 'changes nothing',
  cancelContract: ['contract: cancelationDate, contractEndDate'],
  withdrawContractCancelation: ['contract: cancelationDate, contractEndDate'],
  withdrawModuleContractCancelation: ['module-contract: cancelationDate, contractEndDate'],
  bookModuleContract: ['module-contract: '],
  cancelModuleContract: ['module-contract: cancelationDate, contractEndDate'],
  createIdlePeriod: ['idle-period: '],
  cancelIdlePeriod: ['idle-period: state'],
  redeemReferralPremium: ['recruitment-redemption: '],
  createCompensationProposal: ['compensation-proposal: '],
  waiveCompensation: ['compensation: waivedAt'],
  registerForLoyaltyProgram: ['loyalty-member: '],
  redeemLoyaltyPremium: ['loyalty-redemption: '],
  uploadIdlePeriodDocument: 'what is made says itself who made it and when',
  uploadIdlePeriodDocumentV2: 'what is made says itself who made it and when',
  createPublicCancelation: ['contract: cancelationDate, contractEndDate'],
  createPublicWithdrawal: 'what is made says itself who made it and when',
  signContract: ['customer: ', 'studio-connect: '],
  signPublicContract: 'what is made says itself who made it and when',
  savePersonalData: ['customer: lastname'],
  saveAddressData: ['customer: city, countryCode, houseNumber, provinceCode, street, zipCode'],
  saveContactData: ['customer: email, phone'],
  savePaymentData: ['customer-account: instrumentId'],
  withdrawAmendment: ['customer-amendment: state'],
  authenticateCheckout: 'a payment has its own ledger',
  cancelCheckout: 'a payment has its own ledger',
  finalizeCheckout: ['customer: ', 'studio-connect: '],
  authenticatePublicCheckout: 'a payment has its own ledger',
  cancelPublicCheckout: 'a payment has its own ledger',
  finalizePublicCheckout: 'a payment has its own ledger',
  createTrackingEvent: 'statistics',
} satisfies Record<WritingOperationId, string[] | Unaudited>;

const isAudited = (id: string): id is WritingOperationId => id in audited;
const ids = Object.keys(audited).filter(isAudited);

/** Every operation's setup has a type of its own; here they are all requests. */
const requestFor = (id: WritingOperationId, sandbox: Sandbox): Promise<Request> =>
  happy[id](sandbox);

const entriesIn = ({ services }: Sandbox) =>
  services.db.select().from(auditEntries).orderBy(asc(auditEntries.id));

/** Whom the setups of `happy` let a request belong to. */
async function ownerOf(sandbox: Sandbox, id: WritingOperationId, { as }: Request) {
  // The person is gone, and so is the name.
  if (id === 'deleteAccount') return null;
  if (id === 'verifyRegistration') return accountIdOf(sandbox.services.db, fresh);
  // Whoever types a code is whose code it is.
  if (id === 'changeForgottenPassword' || id === 'verifyEmail') return accountIds.member;
  return as === undefined ? null : typeof as === 'number' ? as : accountIds[as];
}

describe('audit entries', () => {
  const sandbox = useSandbox();

  test.for(ids)('%s', async (id) => {
    const request = await requestFor(id, sandbox());
    await sandbox().services.db.delete(auditEntries);
    expect((await sandbox().call(id, request)).status).toBeLessThan(300);
    await sandbox().services.background.idle();
    const entries = await entriesIn(sandbox());
    const told = audited[id];
    expect(entries.map(({ kind, fields }) => `${kind}: ${fields.toSorted().join(', ')}`)).toEqual(
      Array.isArray(told) ? told : [],
    );
    const accountId = await ownerOf(sandbox(), id, request);
    for (const entry of entries) {
      expect(entry).toMatchObject({ operationId: id, accountId, tenant: 'northside' });
      expect(entry.at).toEqual(sandbox().services.clock.now());
      // Names of columns, never what stands in them.
      expect(Object.keys(getTableColumns(tables[entry.kind]))).toEqual(
        expect.arrayContaining(entry.fields),
      );
    }
  });

  test('what is refused is not noted', async () => {
    const body = { oldPassword: 'wrong-Passw0rd', newPassword: 'another-Passw0rd' };
    expect((await sandbox().call('changePassword', { as: 'member', body })).status).toBe(422);
    const later = { as: 'member' as const, body: { dateOfBirth: '2030-01-01' } };
    expect((await sandbox().call('saveProfile', later)).status).toBe(422);
    expect(await entriesIn(sandbox())).toEqual([]);
  });

  test('saving what is there already changes nothing', async () => {
    const body = { dateOfBirth: '1990-05-17' };
    expect((await sandbox().call('saveProfile', { as: 'member', body })).status).toBe(200);
    expect(await entriesIn(sandbox())).toEqual([]);
  });

  test('a change that is taken back takes its entry along', async () => {
    const { db, clock } = sandbox().services;
    const by = {
      operationId: 'saveContacts' as const,
      context: {},
      account: { id: accountIds.member },
    };
    const change = db.transaction(async (tx) => {
      await audit(tx, {
        by,
        at: clock.now(),
        kind: 'account',
        id: accountIds.member,
        fields: ['city'],
      });
      throw new Error('The change has failed.');
    });
    await expect(change).rejects.toThrow('The change has failed.');
    expect(await entriesIn(sandbox())).toEqual([]);
  });

  test('a deleted account leaves its entries, and they name nobody', async () => {
    await sandbox().call('saveContacts', { as: 'member', body: { city: 'Potsdam' } });
    await sandbox().call('addAdditionalEmail', { as: 'member', body: { email: fresh } });
    await sandbox().services.background.idle();
    const gone = { as: 'member' as const, headers: { 'x-password': btoa(password) } };
    expect((await sandbox().call('deleteAccount', gone)).status).toBe(204);
    const entries = await entriesIn(sandbox());
    expect(entries.map(({ operationId, accountId }) => [operationId, accountId])).toEqual([
      ['saveContacts', null],
      ['addAdditionalEmail', null],
      ['deleteAccount', null],
    ]);
    expect(JSON.stringify(entries)).not.toContain(String(accountIds.member));
    expect(JSON.stringify(entries)).not.toContain(member);
  });
});

test('every writing operation of the description is here', () => {
  const writing = [...described.values()].filter(({ method }) => method !== 'GET');
  expect(ids.toSorted()).toEqual(writing.map(({ id }) => id).toSorted());
});
