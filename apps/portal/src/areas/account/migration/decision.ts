import type { UserInfo, WhitelabelConfig } from '@studio-portal/sdk/types';
import { type Day, dayInZone, browserZone } from '../../../lib/dates/dates.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/** A decision stored on this device (spec 2, section 3). */
interface Decision {
  date: Day;
  facilityGroup: string;
  decision: 'ACCEPT' | 'REFUSE';
}

/** User and brand of a decision. */
export interface Decider {
  user: UserInfo;
  brand: WhitelabelConfig;
}

const key = 'rsg-accounts-migration';

/** Built from product, facility group and user id (spec 2, section 9). */
const entry = ({ user, brand }: Decider): string =>
  [brand.platformName, brand.publicFacilityGroup, user.id].join('.');

/**
 * Returns whether the user has decided today for this facility group, so that the wizard stays
 * closed.
 */
export function hasDecidedToday(decider: Decider): boolean {
  const stored = readStored(key, entry(decider));
  return isRecord(stored) && stored.date === dayInZone(browserZone());
}

export function recordDecision(decider: Decider, decision: Decision['decision']): void {
  const record: Decision = {
    date: dayInZone(browserZone()),
    facilityGroup: decider.brand.publicFacilityGroup,
    decision,
  };
  store(key, record, entry(decider));
}
