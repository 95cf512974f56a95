/** Check-in settings of studios. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { checkinSettings } from './tables.ts';

export type CheckinSettings = Omit<typeof checkinSettings.$inferSelect, 'studioId'>;

/** Default settings: staff check members in. */
export const defaultSettings: CheckinSettings = {
  selfCheckin: false,
  selfCheckout: false,
  codeSecret: null,
  codeMinutes: 30,
  longestVisitMinutes: 360,
  historyMonths: 24,
};

export async function loadSettings(db: Database, studioId: number): Promise<CheckinSettings> {
  const [settings] = await db
    .select()
    .from(checkinSettings)
    .where(eq(checkinSettings.studioId, studioId));
  return settings ?? defaultSettings;
}
