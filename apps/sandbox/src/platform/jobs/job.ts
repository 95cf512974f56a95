import type { Registration } from '../../domains/accounts/register.ts';
import type { AccountNews } from '../../domains/customerAccounts/accountNews.ts';
import type { BookingNews } from '../../domains/bookings/bookingNews.ts';
import type { ContractNews } from '../../domains/contracts/contractNews.ts';
import type { IdleNews } from '../../domains/idlePeriods/idleNews.ts';
import type { ContractChangeNews } from '../../domains/memberContracts/contractChangeNews.ts';
import type { MemberNews } from '../../domains/customerData/memberNews.ts';
import type { PurchaseNews } from '../../domains/products/purchaseNews.ts';
import type { ReservationNews } from '../../domains/checkinReservations/reservationNews.ts';
import type { Surface } from '../../domains/accounts/sendMail.ts';

/**
 * Jobs run after the response, either because their duration would reveal whether an address has an account, or to keep
 * the request fast. They are stored with all their data, so a killed process loses none.
 */
export type Job =
  | { kind: 'register'; surface: Surface; wanted: Registration }
  | { kind: 'registrationCode'; surface: Surface; accountId: number }
  | { kind: 'resetPassword'; surface: Surface; email: string }
  | {
      kind: 'addressCode';
      surface: Surface;
      accountId: number;
      /** Password hash when the code was requested; if the password has changed since, the request is void. */
      passwordHash: string | null;
      purpose: 'CHANGE_EMAIL' | 'ADDITIONAL_EMAIL';
      email: string;
    }
  | { kind: 'booking'; news: BookingNews }
  | { kind: 'reservation'; news: ReservationNews }
  | { kind: 'purchase'; news: PurchaseNews }
  | { kind: 'customerAccount'; news: AccountNews }
  | { kind: 'contract'; news: ContractNews }
  | { kind: 'leaving'; news: ContractChangeNews }
  | { kind: 'idlePeriod'; news: IdleNews }
  | { kind: 'member'; news: MemberNews }
  /** A cancelation declared without a session, which may be carried out. */
  | { kind: 'declaration'; id: string };
