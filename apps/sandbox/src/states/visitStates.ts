import { eq } from 'drizzle-orm';
import { tenants } from '../domains/brands/tables.ts';
import { defaultSettings } from '../domains/visits/settings.ts';
import { checkins, checkinSettings, crossTenantCheckins } from '../domains/visits/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addMinutes, instantAt } from '../platform/time.ts';
import { customerRow, studioRow, tenantRow } from './rows.ts';
import type { States } from './vocabulary.ts';
import { present } from './world.ts';

const zoneId = 'Europe/Berlin';
const toInstant = (day: string, time: string) => instantAt(zoneId, day, time);

const today = '2026-11-25';
const checkinAt = toInstant(today, '08:15');

/** Ids and the token of the samples. */
export const visitIds = {
  active: '3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e01',
  over: '3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e02',
};
export const crossTenantToken = 'xtc_5Wq8Rt2Yx7Lm4Kd9Vs3Zp6Nf1Hb0Gc';

const visits = {
  active: { date: today, checkinAt, checkoutAt: null },
  over: {
    date: '2026-11-23',
    checkinAt: toInstant('2026-11-23', '17:05'),
    checkoutAt: toInstant('2026-11-23', '18:35'),
  },
};

const links = {
  open: { validUntil: toInstant(today, '22:00'), checkinAt: null },
  'checked in': { validUntil: toInstant(today, '22:00'), checkinAt },
  expired: { validUntil: addMinutes(present, -1440), checkinAt: null },
};

export const visitStates = {
  async 'check-in at the studio'({ db }, params) {
    const bySelf = params.oneOf('by', ['members', 'scanner']) === 'members';
    const set = {
      ...defaultSettings,
      selfCheckin: bySelf,
      selfCheckout: bySelf,
      codeSecret: 'sample-scanner-1001',
    };
    await db
      .insert(checkinSettings)
      .values({ ...set, studioId: 1001 })
      .onConflictDoUpdate({ target: checkinSettings.studioId, set });
  },

  async 'a check-in'({ db }, params) {
    const id = params.text('id');
    const visit = visits[params.oneOf('state', ['active', 'over'])];
    await db.delete(checkins).where(eq(checkins.id, id));
    await db.insert(checkins).values({
      ...visit,
      id,
      customerId: customerRow.id,
      studioId: 1001,
      automaticCheckoutAt: addMinutes(visit.checkinAt, defaultSettings.longestVisitMinutes),
      by: 'ENTRANCE',
    });
  },

  async 'a cross-tenant check-in'({ db }, params) {
    const token = params.text('token');
    const link = links[params.oneOf('state', ['open', 'checked in', 'expired'])];
    await db.insert(tenants).values(tenantRow('neighbour')).onConflictDoNothing();
    await db
      .insert(studios)
      .values({ ...studioRow(2001), tenant: 'neighbour', name: 'Volt Zentrum' })
      .onConflictDoNothing();
    await db.delete(crossTenantCheckins).where(eq(crossTenantCheckins.token, token));
    await db
      .insert(crossTenantCheckins)
      .values({ ...link, token, customerId: customerRow.id, studioId: 2001 });
  },

  async 'no cross-tenant check-in'({ db }, params) {
    const token = params.text('token');
    await db.delete(crossTenantCheckins).where(eq(crossTenantCheckins.token, token));
  },
} satisfies Partial<States>;
