import type { Services } from '../../server/api.ts';
import { mailAddressCodeNow } from '../accounts/addresses.ts';
import { mailResetCode } from '../accounts/passwordHandlers.ts';
import { mailRegistrationCode, registerNow } from '../accounts/register.ts';
import { mailAccountNews } from '../mail/accountMails.ts';
import { mailBookingNews } from '../mail/bookingMails.ts';
import { mailContractNews } from '../mail/contractMails.ts';
import { mailIdleNews } from '../mail/idleMails.ts';
import { mailLeavingNews } from '../mail/leavingMails.ts';
import { mailMemberNews } from '../mail/memberMails.ts';
import { mailPurchaseNews } from '../mail/purchaseMails.ts';
import { mailReservationNews } from '../mail/reservationMails.ts';
import { carryOut } from '../memberContracts/declarations.ts';
import {
  notifyOfAccount,
  notifyOfBooking,
  notifyOfIdlePeriod,
  notifyOfLeaving,
} from '../messages/notify.ts';
import type { Job } from './job.ts';

/** Does the work of a job. @param services with the transaction of the job as their database */
export async function runJob(services: Services, job: Job): Promise<void> {
  switch (job.kind) {
    case 'register':
      return registerNow(services, job.surface, job.wanted);
    case 'registrationCode':
      return mailRegistrationCode(services, job.surface, job.accountId);
    case 'resetPassword':
      return mailResetCode(services, job.surface, job.email);
    case 'addressCode':
      return mailAddressCodeNow(services, job);
    case 'booking':
      await notifyOfBooking(services.db, job.news, services.clock.now());
      return mailBookingNews(services, job.news);
    case 'reservation':
      return mailReservationNews(services, job.news);
    case 'purchase':
      return mailPurchaseNews(services, job.news);
    case 'customerAccount':
      await notifyOfAccount(services.db, job.news, services.clock.now());
      return mailAccountNews(services, job.news);
    case 'contract':
      return mailContractNews(services, job.news);
    case 'leaving':
      await notifyOfLeaving(services.db, job.news, services.clock.now());
      return mailLeavingNews(services, job.news);
    case 'idlePeriod':
      await notifyOfIdlePeriod(services.db, job.news, services.clock.now());
      return mailIdleNews(services, job.news);
    case 'member':
      return mailMemberNews(services, job.news);
    case 'declaration':
      return carryOut(services, job.id);
  }
}
