import type { Registration } from '../accounts/register.ts';
import type { AccountNews } from '../mail/accountNews.ts';
import type { BookingNews } from '../mail/bookingNews.ts';
import type { ContractNews } from '../mail/contractNews.ts';
import type { IdleNews } from '../mail/idleNews.ts';
import type { LeavingNews } from '../mail/leavingNews.ts';
import type { MemberNews } from '../mail/memberNews.ts';
import type { PurchaseNews } from '../mail/purchaseNews.ts';
import type { ReservationNews } from '../mail/reservationNews.ts';
import type { Surface } from '../mail/sending.ts';

/**
 * Work that is done after an answer because its time would tell whether an address has an account, or because nobody should wait for it.
 * It is stored with all that it needs, so a process that is killed loses none.
 */
export type Job =
  | { kind: 'register'; surface: Surface; wanted: Registration }
  | { kind: 'registrationCode'; surface: Surface; accountId: number }
  | { kind: 'resetPassword'; surface: Surface; email: string }
  | {
      kind: 'addressCode';
      surface: Surface;
      accountId: number;
      /** As it was when the code was asked for: whoever has another password by now did not ask. */
      passwordHash: string | null;
      purpose: 'CHANGE_EMAIL' | 'ADDITIONAL_EMAIL';
      email: string;
    }
  | { kind: 'booking'; news: BookingNews }
  | { kind: 'reservation'; news: ReservationNews }
  | { kind: 'purchase'; news: PurchaseNews }
  | { kind: 'customerAccount'; news: AccountNews }
  | { kind: 'contract'; news: ContractNews }
  | { kind: 'leaving'; news: LeavingNews }
  | { kind: 'idlePeriod'; news: IdleNews }
  | { kind: 'member'; news: MemberNews }
  /** A cancelation without a session, which may be carried out. */
  | { kind: 'declaration'; id: string };
