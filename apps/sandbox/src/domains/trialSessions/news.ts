import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { TrialNews } from '../mail/bookingNews.ts';
import { trialSessions } from './tables.ts';

/** What mails tell of a trial session; null for other bookings. */
export async function trialNewsOf(db: Database, which: SQL): Promise<TrialNews | null> {
  const [trial] = await db.select().from(trialSessions).where(which);
  if (!trial) return null;
  const { benefitId, confirmedAt, confirmUntil, confirmUuid } = trial;
  const isHeld = confirmUntil !== null && confirmedAt === null;
  const confirm = isHeld ? { uuid: confirmUuid, until: confirmUntil.toISOString() } : null;
  return { benefitId, confirm };
}
