/** Points that count: a pure computation over what was earned and spent, so that nothing about the balance is stored. */
import type { Schemas } from '../../server/api.ts';
import { addDays } from '../../time.ts';
import { noticeExpiry } from '../contracts/noticeDay.ts';

export type Movement = {
  type: 'EARNED' | 'REDEEMED';
  name: string;
  points: number;
  day: string;
  expiresOn: string | null;
};

export type Ledger = {
  balance: number;
  /** Everything that was ever earned. */
  collected: number;
  /** The oldest first, with what has expired. */
  entries: Schemas['LoyaltyPointEntry'][];
  /** What counts and will expire, the first day first. */
  expirations: Schemas['LoyaltyExpiration'][];
};

type Rule = { pointsExpiry: Schemas['Term']; expiresAtYearEnd: boolean };

/** The last day on which points count that are earned on a day. */
export function expiryOf(day: string, { pointsExpiry, expiresAtYearEnd }: Rule): string {
  const last = noticeExpiry(day, pointsExpiry);
  return expiresAtYearEnd ? `${last.slice(0, 4)}-12-31` : last;
}

type Lot = { name: string; left: number; expiresOn: string };

const byExpiry = (a: Lot, b: Lot) => a.expiresOn.localeCompare(b.expiresOn);

/** What of the lots has expired before a day, as entries; it is gone from them. */
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

/** Spends first what expires first. */
function spend(lots: Lot[], points: number): void {
  let open = points;
  for (const lot of lots.toSorted(byExpiry)) {
    const taken = Math.min(lot.left, open);
    lot.left -= taken;
    open -= taken;
  }
}

function expirationsOf(lots: readonly Lot[]): Schemas['LoyaltyExpiration'][] {
  const byDay = new Map<string, number>();
  for (const { left, expiresOn } of lots.toSorted(byExpiry))
    if (left > 0) byDay.set(expiresOn, (byDay.get(expiresOn) ?? 0) + left);
  return [...byDay].map(([date, points]) => ({ points, date }));
}

/** @param movements in the order in which they were booked @param today calendar day of the studio; on its last day a point still counts */
export function ledgerOf(movements: readonly Movement[], today: string): Ledger {
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
    expirations: expirationsOf(lots),
  };
}
