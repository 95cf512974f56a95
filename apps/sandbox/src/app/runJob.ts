import type { StoredJob } from '../platform/jobs/tables.ts';
import type { CheckoutServices } from '../domains/checkouts/subject.ts';
import { sendAddressCode } from '../domains/accounts/addresses.ts';
import { claimGuestOrders } from './claimGuestOrders.ts';
import { mergeCustomers } from './mergeCustomers.ts';
import { sendResetCode } from '../domains/passwords/handlers.ts';
import { sendRegistrationCode, runRegistration } from '../domains/accounts/register.ts';
import { sendAccountMail } from '../domains/customerAccounts/accountMails.ts';
import { sendBookingMail } from '../domains/bookings/bookingMails.ts';
import { waiveFees } from '../domains/bookings/waiveFees.ts';
import { sendContractMail } from '../domains/membershipOffers/contractMails.ts';
import { sendIdleMail } from '../domains/idlePeriods/idleMails.ts';
import { sendContractChangeMail } from '../domains/memberships/contractChangeMails.ts';
import { sendMemberMail } from '../domains/customerData/memberMails.ts';
import { sendPurchaseMail } from '../domains/products/purchaseMails.ts';
import { sendReservationMail } from '../domains/checkinReservations/reservationMails.ts';
import { type DeclarationJob, executeDeclaration } from '../domains/memberships/declarations.ts';
import {
  type StandingBookingJob,
  sendStandingBookingNews,
} from '../domains/bookings/standingBookings/news.ts';
import type { BookingJob } from '../domains/bookings/bookingNews.ts';
import type { ReservationJob } from '../domains/checkinReservations/reservationNews.ts';
import type { PurchaseJob } from '../domains/products/purchaseNews.ts';
import type { CustomerAccountJob } from '../domains/customerAccounts/accountNews.ts';
import type { ContractJob } from '../domains/membershipOffers/contractNews.ts';
import type { ContractChangeJob } from '../domains/memberships/contractChangeNews.ts';
import type { IdlePeriodJob } from '../domains/idlePeriods/idleNews.ts';
import type { MemberJob } from '../domains/customerData/memberNews.ts';
import type { AccountJob } from '../domains/accounts/jobs.ts';
import { addContractChangeMessage } from '../domains/memberships/addMessage.ts';
import { addBookingMessage } from '../domains/bookings/addMessage.ts';
import { addIdlePeriodMessage } from '../domains/idlePeriods/addMessage.ts';
import { addAccountMessage } from '../domains/customerAccounts/addMessage.ts';

/** The jobs of all domains. */
type Job =
  | AccountJob
  | BookingJob
  | StandingBookingJob
  | ReservationJob
  | PurchaseJob
  | CustomerAccountJob
  | ContractJob
  | ContractChangeJob
  | IdlePeriodJob
  | MemberJob
  | DeclarationJob;

const kinds: Record<Job['kind'], true> = {
  addressCode: true,
  addressVerified: true,
  booking: true,
  contract: true,
  contractChange: true,
  customerAccount: true,
  customerReplaced: true,
  declaration: true,
  idlePeriod: true,
  member: true,
  memberDisconnected: true,
  purchase: true,
  register: true,
  registrationCode: true,
  reservation: true,
  resetPassword: true,
  standingBooking: true,
};

/** Stored jobs have the type that `addJob` was called with; one of a newer version may have an unknown kind. */
const isKnown = (job: StoredJob): job is Job => Object.hasOwn(kinds, job.kind);

/** Runs a job. @param services with the transaction of the job as their database */
export async function runJob(services: CheckoutServices, job: StoredJob): Promise<void> {
  if (!isKnown(job)) throw new Error(`There is no work for jobs of kind '${job.kind}'.`);
  switch (job.kind) {
    case 'register':
      return runRegistration(services, job.surface, job.wanted);
    case 'registrationCode':
      return sendRegistrationCode(services, job.surface, job.accountId);
    case 'resetPassword':
      return sendResetCode(services, job.surface, job.email);
    case 'addressCode':
      return sendAddressCode(services, job);
    case 'addressVerified':
      return claimGuestOrders(services, job);
    case 'customerReplaced':
      return mergeCustomers(services, job);
    case 'memberDisconnected':
      return waiveFees(services, job);
    case 'booking':
      await addBookingMessage(services.db, job.news, services.clock.now());
      return sendBookingMail(services, job.news);
    case 'standingBooking':
      return sendStandingBookingNews(services, job.news);
    case 'reservation':
      return sendReservationMail(services, job.news);
    case 'purchase':
      return sendPurchaseMail(services, job.news);
    case 'customerAccount':
      await addAccountMessage(services.db, job.news, services.clock.now());
      return sendAccountMail(services, job.news);
    case 'contract':
      return sendContractMail(services, job.news);
    case 'contractChange':
      await addContractChangeMessage(services.db, job.news, services.clock.now());
      return sendContractChangeMail(services, job.news);
    case 'idlePeriod':
      await addIdlePeriodMessage(services.db, job.news, services.clock.now());
      return sendIdleMail(services, job.news);
    case 'member':
      return sendMemberMail(services, job.news);
    case 'declaration':
      return executeDeclaration(services, job.id);
  }
}
