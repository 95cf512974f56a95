/** Computes valid points from earned and spent ones. Pure, so that no balance is stored. */
import type { Schemas } from '../../platform/api.ts';
import { addDays } from '../../platform/time.ts';

export type Movement = {
  type: 'EARNED' | 'REDEEMED';
  name: string;
  points: number;
  day: string;
  expiresOn: string | null;
};

export type Ledger = {
  balance: number;
  /** All points ever earned. */
  collected: number;
  /** Oldest first, including expirations. */
  entries: Schemas['LoyaltyPointEntry'][];
  /** Upcoming expirations of valid points, earliest first. */
  expirations: Schemas['LoyaltyExpiration'][];
};

type Lot = { name: string; left: number; expiresOn: string };

const byExpiry = (a: Lot, b: Lot) => a.expiresOn.localeCompare(b.expiresOn);

/** Expires the lots that were valid until before a day, and returns the entries. */
function expire(lots: Lot[], day: string): Schemas['LoyaltyPointEntry'][] {
  return lots
    .filter(({ left, expiresOn }) => left > 0 && expiresOn < day)
    .toSorted(byExpiry)
    .map((lot) => {
      const points = -lot.left;
      lot.left = 0;
      const date = addDays(lot.expiresOn, 1);
      return { type: 'EXPIRED', name: lot.name, points, date, expiresOn: null };
    });
}

/** Spends the points that expire first. */
function spend(lots: Lot[], points: number): void {
  let open = points;
  for (const lot of lots.toSorted(byExpiry)) {
    const taken = Math.min(lot.left, open);
    lot.left -= taken;
    open -= taken;
  }
}

function listExpirations(lots: readonly Lot[]): Schemas['LoyaltyExpiration'][] {
  const byDay = new Map<string, number>();
  for (const { left, expiresOn } of lots.toSorted(byExpiry))
    if (left > 0) byDay.set(expiresOn, (byDay.get(expiresOn) ?? 0) + left);
  return [...byDay].map(([date, points]) => ({ points, date }));
}

/**
 * @param movements in booking order @param today calendar day at the studio; points are valid through their last day
 */
export function computeLedger(movements: readonly Movement[], today: string): Ledger {
  const lots: Lot[] = [];
  const entries: Schemas['LoyaltyPointEntry'][] = [];
  let collected = 0;
  for (const { type, name, points, day, expiresOn } of movements) {
    entries.push(...expire(lots, day), { type, name, points, date: day, expiresOn });
    if (points > 0) {
      collected += points;
      lots.push({ name, left: points, expiresOn: expiresOn ?? '9999-12-31' });
    } else spend(lots, -points);
  }
  entries.push(...expire(lots, today));
  return {
    balance: lots.reduce((sum, { left }) => sum + left, 0),
    collected,
    entries,
    expirations: listExpirations(lots),
  };
}
