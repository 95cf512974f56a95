import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { TrialNews } from '../bookingNews.ts';
import { trialSessions } from './tables.ts';

/** Loads trial session data for mails; null for other bookings. */
export async function loadTrialNews(db: Database, which: SQL): Promise<TrialNews | null> {
  const [trial] = await db.select().from(trialSessions).where(which);
  if (!trial) return null;
  const { benefitId, confirmedAt, confirmUntil, confirmUuid } = trial;
  const isHeld = confirmUntil !== null && confirmedAt === null;
  const confirm = isHeld ? { uuid: confirmUuid, until: confirmUntil.toISOString() } : null;
  return { benefitId, confirm };
}
