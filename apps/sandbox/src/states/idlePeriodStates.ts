import { eq } from 'drizzle-orm';
import { contracts } from '../domains/membershipOffers/tables.ts';
import { limitDocuments } from '../domains/idlePeriods/documents.ts';
import { defaultRules } from '../domains/idlePeriods/rules.ts';
import { idlePeriodDocuments, idlePeriodRules } from '../domains/idlePeriods/tables.ts';
import { idlePeriods } from '../domains/memberships/tables.ts';
import type { Schemas } from '../platform/api.ts';
import { membershipIds } from './membershipRows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present } from './world.ts';
import { addPermissions } from './memberPermissions.ts';

type Permission = Schemas['CustomerPermission'];

const contractId = membershipIds.contract;

/** Sample days. */
export const sampleIdleDays = {
  startDate: '2027-01-01',
  endDate: '2027-01-15',
  earlyStartDate: '2026-12-01',
  shortEndDate: '2027-01-13',
  longEndDate: '2027-04-01',
};

/** Permissions per parameter value, in addition to those of a membership. */
const permissionsByValue = {
  'pause at once': [
    'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ',
    'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION',
  ],
  'ask for pauses': [
    'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ',
    'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITH_VERIFICATION',
  ],
  'only see': ['CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ'],
  nothing: [],
} satisfies Record<string, Permission[]>;

const permissionValues = ['pause at once', 'ask for pauses', 'only see', 'nothing'] as const;

const period = { startDate: sampleIdleDays.startDate, endDate: sampleIdleDays.endDate };
const accepted = { state: 'ACCEPTED', documentAttached: false } as const;

/** Rows per parameter value. */
const rows = {
  pending: {
    ...period,
    state: 'PENDING',
    documentAttached: true,
    requestedAt: present,
    decidedAt: null,
  },
  accepted: { ...accepted, ...period, requestedAt: present, decidedAt: present },
  active: {
    ...accepted,
    startDate: '2026-11-11',
    endDate: '2026-12-10',
    requestedAt: new Date('2026-10-20T09:00:00+02:00'),
    decidedAt: new Date('2026-10-20T09:00:00+02:00'),
  },
  rejected: {
    startDate: '2026-09-01',
    endDate: '2026-09-30',
    state: 'REJECTED',
    rejectionReason: 'Please bring a note of your doctor.',
    documentAttached: true,
    requestedAt: new Date('2026-08-10T09:00:00+02:00'),
    decidedAt: new Date('2026-08-11T09:00:00+02:00'),
  },
  past: {
    ...accepted,
    startDate: '2026-07-01',
    endDate: '2026-07-31',
    requestedAt: new Date('2026-06-10T09:00:00+02:00'),
    decidedAt: new Date('2026-06-10T09:00:00+02:00'),
  },
} satisfies Record<
  string,
  Omit<typeof idlePeriods.$inferInsert, 'id' | 'contractId' | 'lengthensTerm'>
>;

const periodDefaults = { contractId, lengthensTerm: true };

export const idlePeriodStates = {
  async 'idle periods'(world, params) {
    const { db } = world;
    const added = permissionsByValue[params.oneOf('may', permissionValues)];
    const documentRequired = params.oneOf('document', ['required', 'not required']) === 'required';
    await addPermissions(db, added);
    const rules = {
      ...defaultRules,
      documentRequired,
      documentDescription: documentRequired
        ? 'A note of your doctor, or proof that you are away.'
        : null,
    };
    await db
      .insert(idlePeriodRules)
      .values({ ...rules, studioId: 1001 })
      .onConflictDoUpdate({ target: idlePeriodRules.studioId, set: rules });
    return sampleIdleDays;
  },

  async 'an idle period'({ db }, params) {
    const id = params.integer('id');
    const state = params.oneOf('state', ['pending', 'accepted', 'active', 'rejected', 'past']);
    await db.delete(idlePeriods).where(eq(idlePeriods.id, id));
    await db.insert(idlePeriods).values({ ...periodDefaults, ...rows[state], id });
  },

  async 'no idle period'({ db }, params) {
    await db.delete(idlePeriods).where(eq(idlePeriods.id, params.integer('id')));
  },

  async 'no idle period left'({ db }) {
    for (const month of ['05', '08'])
      await db.insert(idlePeriods).values({
        ...periodDefaults,
        ...rows.accepted,
        startDate: `2027-${month}-01`,
        endDate: `2027-${month}-20`,
      });
  },

  async 'a contract that ends by itself'({ db }) {
    await db
      .update(contracts)
      .set({
        endDate: '2027-01-14',
        extension: { type: 'NONE', term: null, noticePeriod: null },
      })
      .where(eq(contracts.id, contractId));
  },

  async 'an idle period document'(world, params) {
    const id = params.text('id');
    await world.db.delete(idlePeriodDocuments).where(eq(idlePeriodDocuments.id, id));
    await world.db.insert(idlePeriodDocuments).values({
      id,
      accountId: currentAccountId(world),
      tenant: 'northside',
      mediaType: 'application/pdf',
      content: Buffer.from('%PDF-1.4\n%%EOF\n'),
      uploadedAt: present,
    });
  },

  async 'no idle period document'({ db }, params) {
    await db.delete(idlePeriodDocuments).where(eq(idlePeriodDocuments.id, params.text('id')));
  },

  async 'a limit for documents'({ db }, params) {
    await limitDocuments(db, params.integer('bytes'));
  },
} satisfies Partial<States>;
