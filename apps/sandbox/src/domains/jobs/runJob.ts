import type { Services } from '../../server/api.ts';
import { mailAddressCodeNow } from '../accounts/addresses.ts';
import { mailResetCode } from '../accounts/passwordHandlers.ts';
import { mailRegistrationCode, registerNow } from '../accounts/register.ts';
import { mailBookingNews } from '../mail/bookingMails.ts';
import { mailReservationNews } from '../mail/reservationMails.ts';
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
      return mailBookingNews(services, job.news);
    case 'reservation':
      return mailReservationNews(services, job.news);
  }
}
