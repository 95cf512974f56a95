/** Audit: every operation that changes a member's data creates an entry, and no entry contains values. */
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
import {
  bookingOpeningReminders,
  standingBookings,
} from '../../src/domains/bookings/standingBookings/tables.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { customerAmendments } from '../../src/domains/customerData/tables.ts';
import { contracts, moduleContracts } from '../../src/domains/membershipOffers/tables.ts';
import { customerAccounts } from '../../src/domains/customerAccounts/tables.ts';
import { loyaltyRedemptions } from '../../src/domains/loyalty/tables.ts';
import { loyaltyMembers } from '../../src/domains/points/tables.ts';
import { compensationProposals, compensations } from '../../src/domains/compensation/tables.ts';
import { recruitmentRedemptions } from '../../src/domains/recruitments/tables.ts';
import { pushSubscriptions } from '../../src/domains/push/tables.ts';
import { calendarSubscriptions } from '../../src/domains/calendarSubscriptions/tables.ts';
import { personalCalendars } from '../../src/domains/personalCalendars/tables.ts';
import { passkeys } from '../../src/domains/passkeys/tables.ts';
import { paymentInstruments } from '../../src/domains/payments/tables.ts';
import { checkins, doorCards } from '../../src/domains/visits/tables.ts';
import { checkinReservations } from '../../src/domains/checkinReservations/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { described } from '../harness/client.ts';
import { accountIds, type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { findAccountId } from '../harness/members.ts';
import { newEmail, member, password } from './accountRequests.ts';
import { givenConsents } from '../../src/domains/legal/tables.ts';
import { happy } from './happy.ts';
import { idlePeriods } from '../../src/domains/memberships/tables.ts';

const tables = {
  account: accounts,
  'additional-email': additionalEmails,
  booking: bookings,
  checkin: checkins,
  'calendar-subscription': calendarSubscriptions,
  'checkin-reservation': checkinReservations,
  customer: customers,
  contract: contracts,
  'customer-account': customerAccounts,
  'customer-amendment': customerAmendments,
  'door-card': doorCards,
  'idle-period': idlePeriods,
  compensation: compensations,
  consent: givenConsents,
  'compensation-proposal': compensationProposals,
  'recruitment-redemption': recruitmentRedemptions,
  'loyalty-member': loyaltyMembers,
  'loyalty-redemption': loyaltyRedemptions,
  'module-contract': moduleContracts,
  'opening-reminder': bookingOpeningReminders,
  passkey: passkeys,
  'payment-instrument': paymentInstruments,
  'personal-calendar': personalCalendars,
  'push-subscription': pushSubscriptions,
  'standing-booking': standingBookings,
  'studio-connect': studioConnects,
} satisfies Record<AuditedKind, unknown>;

/** Reasons why an operation creates no entry. */
type Unaudited =
  | 'sessions are not personal data'
  | 'mails a code; audited when the code is used'
  | 'creates a row with its author and time'
  | 'recorded in the payment ledger'
  | 'statistics'
  | 'belongs to no account'
  | 'marks the member’s own rows, with the time'
  | 'changes nothing';

/** Entries of a successful call as `kind: fields`; created and deleted rows have no fields. */
const audited = {
  login: 'sessions are not personal data',
  logout: 'sessions are not personal data',
  createPasskeyLoginOptions: 'changes nothing',
  loginWithPasskey: 'sessions are not personal data',
  createPasskeyRegistrationOptions: 'changes nothing',
  registerPasskey: ['passkey: '],
  deletePasskey: ['passkey: '],
  createCalendarSubscription: ['calendar-subscription: '],
  deleteCalendarSubscription: ['calendar-subscription: '],
  savePersonalCalendar: ['personal-calendar: '],
  deletePersonalCalendar: ['personal-calendar: '],
  createStandingBooking: ['standing-booking: '],
  updateStandingBooking: ['standing-booking: pausedAt, skippedDays'],
  deleteStandingBooking: ['standing-booking: '],
  saveBookingOpeningReminder: ['opening-reminder: '],
  deleteBookingOpeningReminder: ['opening-reminder: '],
  createAppleWalletPass: ['door-card: '],
  createGoogleWalletPass: ['door-card: '],
  deleteWalletCard: ['door-card: '],
  withdrawConsent: ['consent: withdrawnAt'],
  savePushSubscription: ['push-subscription: '],
  deletePushSubscription: ['push-subscription: '],
  resetPassword: 'mails a code; audited when the code is used',
  changeForgottenPassword: ['account: passwordHash'],
  saveProfile: ['account: dateOfBirth'],
  replaceProfile: ['account: lastname, locale, name'],
  uploadProfileImage: ['account: profilePictureUrl'],
  deleteProfileImage: ['account: profilePictureUrl'],
  saveContacts: ['account: city, houseNumber'],
  changePassword: ['account: passwordHash'],
  changeEmail: 'mails a code; audited when the code is used',
  changeMainEmail: ['account: email'],
  resendRegistrationMail: 'mails a code; audited when the code is used',
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
  register: 'mails a code; audited when the code is used',
  verifyRegistration: ['account: verified'],
  verifyEmail: ['account: email'],
  registerQuickly: 'mails a code; audited when the code is used',
  bookCourse: 'creates a row with its author and time',
  bookSingle: 'creates a row with its author and time',
  cancelCalendarItem: ['booking: status'],
  bookPublicCourse: 'creates a row with its author and time',
  cancelPublicCalendarItem: ['booking: status'],
  cancelMyCalendarItem: ['booking: status'],
  createBeverageSale: 'creates a row with its author and time',
  createCheckin: 'creates a row with its author and time',
  createCheckinReservation: 'creates a row with its author and time',
  cancelCheckinReservation: ['checkin-reservation: status'],
  createTrialSession: 'creates a row with its author and time',
  createPublicTrialSession: 'creates a row with its author and time',
  bookTrialSession: 'creates a row with its author and time',
  bookPublicTrialSession: 'creates a row with its author and time',
  createBenefitTrialSingleAppointment: 'creates a row with its author and time',
  createBenefitTrialCourseAppointment: 'creates a row with its author and time',
  bookBenefitTrialSingleAppointment: 'creates a row with its author and time',
  bookBenefitTrialCourseAppointment: 'creates a row with its author and time',
  confirmBenefitTrial: 'creates a row with its author and time',
  createCreditCard: 'creates a row with its author and time',
  createPublicCreditCard: 'creates a row with its author and time',
  archivePaymentInstrument: ['payment-instrument: archivedAt'],
  preferPaymentInstrument: ['payment-instrument: preferred', 'payment-instrument: preferred'],
  createBancontactCard: 'creates a row with its author and time',
  createPublicBancontactCard: 'creates a row with its author and time',
  createIdeal: 'creates a row with its author and time',
  createPublicIdeal: 'creates a row with its author and time',
  createPaypal: 'creates a row with its author and time',
  createPublicPaypal: 'creates a row with its author and time',
  createTwint: 'creates a row with its author and time',
  createPublicTwint: 'creates a row with its author and time',
  initiateTokenization: 'recorded in the payment ledger',
  completeTokenization: 'recorded in the payment ledger',
  refundPayment: ['booking: status'],
  createFinionPayPaymentRequest: 'recorded in the payment ledger',
  createCourseAppointmentCheckout: 'recorded in the payment ledger',
  createCourseAppointmentCheckoutV4: 'recorded in the payment ledger',
  createPublicCourseAppointmentCheckout: 'recorded in the payment ledger',
  createSingleAppointmentCheckout: 'recorded in the payment ledger',
  createSingleAppointmentCheckoutV4: 'recorded in the payment ledger',
  createPublicSingleAppointmentCheckout: 'recorded in the payment ledger',
  createProductVariantCheckout: 'recorded in the payment ledger',
  createProductVariantCheckoutV4: 'recorded in the payment ledger',
  createPublicProductVariantCheckout: 'recorded in the payment ledger',
  createAccountBalanceCheckout: 'recorded in the payment ledger',
  createAccountBalanceCheckoutV4: 'recorded in the payment ledger',
  createPublicAccountBalanceCheckout: 'recorded in the payment ledger',
  createPaymentRequestCheckout: 'recorded in the payment ledger',
  authenticatePaymentRequestCheckout: 'recorded in the payment ledger',
  cancelPaymentRequestCheckout: 'recorded in the payment ledger',
  finalizePaymentRequestCheckout: 'recorded in the payment ledger',
  createPaymentMethodCheckout: 'recorded in the payment ledger',
  authenticatePaymentMethodCheckout: 'recorded in the payment ledger',
  finalizePaymentMethodCheckout: ['customer-account: instrumentId, paymentMethod'],
  replacePaymentMethod: ['customer-account: instrumentId'],
  bookDayTicket: 'creates a row with its author and time',
  previewContract: 'changes nothing',
  listMessages: 'changes nothing',
  readMessage: 'marks the member’s own rows, with the time',
  readAllMessages: 'marks the member’s own rows, with the time',
  deleteMessage: 'marks the member’s own rows, with the time',
  previewPublicContract: 'changes nothing',
  previewContractUpgrade: 'changes nothing',
  validateTaxId: 'changes nothing',
  validateVoucher: 'changes nothing',
  cancelBookedDayTicket: 'belongs to no account',
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
  uploadIdlePeriodDocument: 'creates a row with its author and time',
  uploadIdlePeriodDocumentV2: 'creates a row with its author and time',
  createPublicCancelation: ['contract: cancelationDate, contractEndDate'],
  createPublicWithdrawal: 'creates a row with its author and time',
  signContract: ['customer: ', 'studio-connect: '],
  signPublicContract: 'creates a row with its author and time',
  savePersonalData: ['customer: lastname'],
  saveAddressData: ['customer: city, countryCode, houseNumber, provinceCode, street, zipCode'],
  saveContactData: ['customer: email, phone'],
  savePaymentData: ['customer-account: instrumentId'],
  withdrawAmendment: ['customer-amendment: state'],
  authenticateCheckout: 'recorded in the payment ledger',
  cancelCheckout: 'recorded in the payment ledger',
  finalizeCheckout: ['customer: ', 'studio-connect: '],
  authenticatePublicCheckout: 'recorded in the payment ledger',
  cancelPublicCheckout: 'recorded in the payment ledger',
  finalizePublicCheckout: 'recorded in the payment ledger',
  createTrackingEvent: 'statistics',
} satisfies Record<WritingOperationId, string[] | Unaudited>;

const isAudited = (id: string): id is WritingOperationId => id in audited;
const ids = Object.keys(audited).filter(isAudited);

/** Setups are typed per operation; here they all count as requests. */
const createRequest = (id: WritingOperationId, sandbox: Sandbox): Promise<Request> =>
  happy[id](sandbox);

const loadEntries = ({ services }: Sandbox) =>
  services.db.select().from(auditEntries).orderBy(asc(auditEntries.id));

/** Returns the account that the entries of a request belong to, or null. */
async function findOwner(sandbox: Sandbox, id: WritingOperationId, { as }: Request) {
  // The account is deleted, and with it its id in the entries.
  if (id === 'deleteAccount') return null;
  if (id === 'verifyRegistration') return findAccountId(sandbox.services.db, newEmail);
  // The code identifies the account.
  if (id === 'changeForgottenPassword' || id === 'verifyEmail') return accountIds.member;
  return as === undefined ? null : typeof as === 'number' ? as : accountIds[as];
}

describe('audit entries', () => {
  const sandbox = useSandbox();

  test.for(ids)('are complete for %s', async (id) => {
    const request = await createRequest(id, sandbox());
    await sandbox().services.db.delete(auditEntries);
    expect((await sandbox().call(id, request)).status).toBeLessThan(300);
    await sandbox().services.background.idle();
    const entries = await loadEntries(sandbox());
    const expected = audited[id];
    expect(entries.map(({ kind, fields }) => `${kind}: ${fields.toSorted().join(', ')}`)).toEqual(
      Array.isArray(expected) ? expected : [],
    );
    const accountId = await findOwner(sandbox(), id, request);
    for (const entry of entries) {
      expect(entry).toMatchObject({ operationId: id, accountId, tenant: 'northside' });
      expect(entry.at).toEqual(sandbox().services.clock.now());
      // Column names, never their values.
      expect(Object.keys(getTableColumns(tables[entry.kind]))).toEqual(
        expect.arrayContaining(entry.fields),
      );
    }
  });

  test('are not created for a rejected request', async () => {
    const body = { oldPassword: 'wrong-Passw0rd', newPassword: 'another-Passw0rd' };
    expect((await sandbox().call('changePassword', { as: 'member', body })).status).toBe(422);
    const later = { as: 'member' as const, body: { dateOfBirth: '2030-01-01' } };
    expect((await sandbox().call('saveProfile', later)).status).toBe(422);
    expect(await loadEntries(sandbox())).toEqual([]);
  });

  test('are not created without a change', async () => {
    const body = { dateOfBirth: '1990-05-17' };
    expect((await sandbox().call('saveProfile', { as: 'member', body })).status).toBe(200);
    expect(await loadEntries(sandbox())).toEqual([]);
  });

  test('are rolled back with their transaction', async () => {
    const { db, clock } = sandbox().services;
    const auditedBy = {
      operationId: 'saveContacts' as const,
      context: {},
      account: { id: accountIds.member },
    };
    const change = db.transaction(async (tx) => {
      await audit(tx, {
        by: auditedBy,
        at: clock.now(),
        kind: 'account',
        id: accountIds.member,
        fields: ['city'],
      });
      throw new Error('The change has failed.');
    });
    await expect(change).rejects.toThrow('The change has failed.');
    expect(await loadEntries(sandbox())).toEqual([]);
  });

  test('are anonymized when the account is deleted', async () => {
    await sandbox().call('saveContacts', { as: 'member', body: { city: 'Potsdam' } });
    await sandbox().call('addAdditionalEmail', { as: 'member', body: { email: newEmail } });
    await sandbox().services.background.idle();
    const deleteRequest = { as: 'member' as const, headers: { 'x-password': btoa(password) } };
    expect((await sandbox().call('deleteAccount', deleteRequest)).status).toBe(204);
    const entries = await loadEntries(sandbox());
    expect(entries.map(({ operationId, accountId }) => [operationId, accountId])).toEqual([
      ['saveContacts', null],
      ['addAdditionalEmail', null],
      ['deleteAccount', null],
    ]);
    expect(JSON.stringify(entries)).not.toContain(String(accountIds.member));
    expect(JSON.stringify(entries)).not.toContain(member);
  });
});

test('covers every writing operation of the API description', () => {
  const writing = [...described.values()].filter(({ method }) => method !== 'GET');
  expect(ids.toSorted()).toEqual(writing.map(({ id }) => id).toSorted());
});
