import type { UserInfo, WhitelabelConfig } from '@studio-portal/sdk/types';
import { type Day, dayIn, readerZone } from '../../../lib/dates/dates.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/** What was decided, kept on this device (specification 2, section 3). */
interface Decision {
  date: Day;
  facilityGroup: string;
  decision: 'ACCEPT' | 'REFUSE';
}

/** Whose decision it is, and about what. */
export interface Decider {
  user: UserInfo;
  brand: WhitelabelConfig;
}

const key = 'rsg-accounts-migration';

/** Made from the product, the facility group and the user id (specification 2, section 9). */
const entry = ({ user, brand }: Decider): string =>
  [brand.platformName, brand.publicFacilityGroup, user.id].join('.');

/** Whether this reader has decided today about this facility group; then they are not asked again. */
export function hasDecidedToday(decider: Decider): boolean {
  const stored = readStored(key, entry(decider));
  return isRecord(stored) && stored.date === dayIn(readerZone());
}

export function recordDecision(decider: Decider, decision: Decision['decision']): void {
  const record: Decision = {
    date: dayIn(readerZone()),
    facilityGroup: decider.brand.publicFacilityGroup,
    decision,
  };
  store(key, record, entry(decider));
}
