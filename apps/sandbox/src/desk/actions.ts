/** What the staff can do at the desk. Each action is one form; its fields are validated by the schema. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { apiError } from '../platform/http/apiError.ts';
import { minorPerUnit } from '../platform/money.ts';
import { dayIn } from '../platform/time.ts';
import { lockAccount } from '../domains/accounts/lookup.ts';
import { type Attended, decideAttendance } from '../domains/bookings/attendance.ts';
import { courseAppointments, courses } from '../domains/bookings/courses/tables.ts';
import { cancelClass } from '../domains/bookings/courses/cancelClass.ts';
import { benefits, singleAppointments } from '../domains/bookings/singleAppointments/tables.ts';
import { bookings } from '../domains/bookings/tables.ts';
import type { CheckoutServices } from '../domains/checkouts/subject.ts';
import { decideProposal } from '../domains/compensation/claim.ts';
import { decideAmendment } from '../domains/customerData/amendments.ts';
import { bookClaim } from '../domains/customerData/bookClaim.ts';
import { decideIdlePeriod } from '../domains/idlePeriods/decide.ts';
import { decideRegistration } from '../domains/loyalty/join.ts';
import { getProgram, loadActivities } from '../domains/loyalty/program.ts';
import { earn } from '../domains/points/earning.ts';
import { decideWithdrawal } from '../domains/memberships/declarations.ts';
import { messages } from '../domains/messages/tables.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';
import type { Customer } from '../domains/accounts/customers.ts';
import { findCodeHolder } from '../domains/visits/cardCode.ts';
import { checkAdmission } from '../domains/visits/entry.ts';
import { loadSettings } from '../domains/visits/settings.ts';
import { startVisit } from '../domains/visits/visits.ts';
import { studios } from '../domains/studios/tables.ts';
import { findStudioMember } from './members.ts';

/** Fields of a form, all as text; those of other actions are absent. */
export type DeskForm = Partial<
  Record<
    | 'id'
    | 'kind'
    | 'decision'
    | 'reason'
    | 'customerId'
    | 'code'
    | 'subject'
    | 'text'
    | 'name'
    | 'amount'
    | 'dueDate'
    | 'websites',
    string
  >
>;

/** Length of the list, as described. */
const maxWebsites = 20;

type Run = (
  services: CheckoutServices,
  studio: StoredStudio,
  form: DeskForm,
  now: Date,
) => Promise<void>;

type DeskAction = {
  /** Shown once it is done. */
  done: string;
  run: Run;
};

const decision = ({ decision: value }: DeskForm): 'ACCEPTED' | 'REJECTED' =>
  value === 'accept' ? 'ACCEPTED' : 'REJECTED';

const required = (form: DeskForm, field: keyof DeskForm): string => {
  const value = form[field]?.trim();
  if (!value) throw apiError(400, 'desk.error.missing', `Fill in: ${field}`);
  return value;
};

const numberOf = (form: DeskForm, field: keyof DeskForm): number => {
  const value = Number(required(form, field));
  if (!Number.isSafeInteger(value)) throw apiError(400, 'desk.error.invalid', `Check: ${field}`);
  return value;
};

/** Parses an amount such as 12.50 into the minor unit of a currency. @throws 400 */
function centsOf(form: DeskForm, currency: string): number {
  const found = /^\d{1,5}(?:[.,]\d{1,2})?$/.exec(required(form, 'amount'));
  const amount = Number(found?.[0].replace(',', '.') ?? 0);
  const cents = Math.round(amount * minorPerUnit(currency));
  if (cents === 0) throw apiError(400, 'desk.error.invalid', 'Check the amount, such as 12.50');
  return cents;
}

/** Parses addresses of websites, separated by spaces, into their origins. @throws 400 */
function parseOrigins(text: string): string[] {
  const addresses = text.split(/\s+/).filter((address) => address !== '');
  const origins = addresses.map((address) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !/^https?:$/.test(url.protocol))
      throw apiError(400, 'desk.error.invalid', `Check ${address}: https://www.studio.example`);
    return url.origin;
  });
  if (origins.length > maxWebsites)
    throw apiError(400, 'desk.error.invalid', `At most ${maxWebsites} websites`);
  return [...new Set(origins)];
}

async function findAttended(db: Database, studio: StoredStudio, form: DeskForm): Promise<Attended> {
  const id = numberOf(form, 'id');
  const [found] =
    form.kind === 'appointment'
      ? await db
          .select({ accountId: singleAppointments.accountId, name: benefits.name })
          .from(singleAppointments)
          .innerJoin(benefits, eq(benefits.id, singleAppointments.benefitId))
          .where(and(eq(singleAppointments.id, id), eq(singleAppointments.studioId, studio.id)))
      : await db
          .select({ accountId: bookings.accountId, name: courses.name })
          .from(bookings)
          .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
          .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
          .where(and(eq(bookings.id, id), eq(courseAppointments.studioId, studio.id)));
  if (!found) throw apiError(404, 'desk.error.notfound', 'There is no such booking');
  return { ...found, id, studio, kind: form.kind === 'appointment' ? 'appointment' : 'place' };
}

/** Admits a member and starts the visit. @param find is repeated once the account is locked */
async function checkIn(
  tx: Database,
  studio: StoredStudio,
  find: () => Promise<Customer>,
  now: Date,
): Promise<void> {
  const { accountId } = await find();
  if (accountId !== null) await lockAccount(tx, accountId);
  const customer = await find();
  await checkAdmission(tx, customer, now);
  await startVisit(tx, customer.id, studio, await loadSettings(tx, studio.id), now);
}

export const actions = {
  decideAmendment: {
    done: 'The change is decided; the member is told.',
    run: (services, _, form, now) =>
      decideAmendment(services, required(form, 'id'), decision(form), now),
  },
  decideIdlePeriod: {
    done: 'The idle period is decided; the member is told.',
    run: (services, _, form, now) =>
      decideIdlePeriod(
        services,
        numberOf(form, 'id'),
        decision(form) === 'ACCEPTED'
          ? { state: 'ACCEPTED' }
          : { state: 'REJECTED', rejectionReason: form.reason?.trim() || null },
        now,
      ),
  },
  decideProposal: {
    done: 'The compensation is decided; the member is told.',
    run: (services, _, form, now) =>
      decideProposal(services, numberOf(form, 'id'), decision(form), now),
  },
  decideRegistration: {
    done: 'The registration is decided.',
    run: (services, _, form, now) =>
      decideRegistration(services, numberOf(form, 'id'), decision(form), now),
  },
  decideWithdrawal: {
    done: 'The withdrawal is decided; an accepted one has ended the contract, and its holder is told.',
    run: (services, studio, form) =>
      decideWithdrawal(services, studio, required(form, 'id'), decision(form)),
  },
  attended: {
    done: 'Marked as attended.',
    run: async ({ db }, studio, form, now) => {
      const booking = await findAttended(db, studio, form);
      await db.transaction((tx) => decideAttendance(tx, booking, 'ATTENDED', now));
    },
  },
  missed: {
    done: 'Marked as missed; the rule of the studio applies.',
    run: async ({ db }, studio, form, now) => {
      const booking = await findAttended(db, studio, form);
      await db.transaction((tx) => decideAttendance(tx, booking, 'NO_SHOW', now));
    },
  },
  cancelClass: {
    done: 'The class is canceled; everybody booked is told and gets back what paid for it.',
    run: async (services, studio, form) => {
      const id = numberOf(form, 'id');
      const [own] = await services.db
        .select({ id: courseAppointments.id })
        .from(courseAppointments)
        .where(and(eq(courseAppointments.id, id), eq(courseAppointments.studioId, studio.id)));
      if (!own) throw apiError(404, 'desk.error.notfound', 'There is no such class');
      await cancelClass(services, id);
    },
  },
  checkIn: {
    done: 'Checked in.',
    run: ({ db }, studio, form, now) =>
      db.transaction((tx) => {
        const find = () => findStudioMember(tx, studio, numberOf(form, 'customerId'));
        return checkIn(tx, studio, find, now);
      }),
  },
  checkInByCode: {
    done: 'Checked in by code.',
    run: ({ db }, studio, form, now) =>
      db.transaction((tx) => {
        const find = async () => {
          const holder = await findCodeHolder(tx, required(form, 'code'), studio, now);
          if (holder) return holder;
          throw apiError(404, 'desk.error.notfound', 'This code opens nothing here (any more)');
        };
        return checkIn(tx, studio, find, now);
      }),
  },
  sendMessage: {
    done: 'The message is sent.',
    run: async ({ db }, studio, form, now) => {
      const { id } = await findStudioMember(db, studio, numberOf(form, 'customerId'));
      await db.insert(messages).values({
        customerId: id,
        studioId: studio.id,
        type: 'STUDIO',
        event: `desk ${randomUUID()}`,
        subject: required(form, 'subject').slice(0, 200),
        text: required(form, 'text').slice(0, 5000),
        sentAt: now,
      });
    },
  },
  addCharge: {
    done: 'The charge is on the account of the member.',
    run: ({ db }, studio, form, now) =>
      db.transaction(async (tx) => {
        const customer = await findStudioMember(tx, studio, numberOf(form, 'customerId'));
        const name = required(form, 'name').slice(0, 120);
        const dueDate = form.dueDate?.trim() || dayIn(studio.zoneId, now);
        if (!/^\d{4}-\d{2}-\d{2}$/.test(dueDate))
          throw apiError(400, 'desk.error.invalid', 'Check the due date, such as 2026-12-01');
        await bookClaim(
          tx,
          customer,
          studio,
          { name, amountCents: centsOf(form, studio.currencyCode), dueDate },
          now,
        );
      }),
  },
  givePoints: {
    done: 'The points are given.',
    run: ({ db }, studio, form, now) =>
      db.transaction(async (tx) => {
        const { id } = await findStudioMember(tx, studio, numberOf(form, 'customerId'));
        const program = await getProgram(tx, studio.tenant);
        const activities = await loadActivities(tx, studio.tenant);
        const activity = activities.find(({ type }) => type === 'CUSTOM');
        if (!activity)
          throw apiError(409, 'desk.error.noactivity', 'The program gives no points by hand');
        const { name, points } = activity;
        const event = `CUSTOM ${randomUUID()}`;
        const who = { customerId: id, program, zoneId: studio.zoneId };
        await earn(tx, who, { name, points, event, at: now });
      }),
  },
  allowWebsites: {
    done: 'These websites may show the widgets.',
    run: async ({ db }, studio, form) => {
      const widgetOrigins = parseOrigins(form.websites ?? '');
      await db.update(studios).set({ widgetOrigins }).where(eq(studios.id, studio.id));
    },
  },
} satisfies Record<string, DeskAction>;

export type ActionName = keyof typeof actions;

export const isAction = (name: string): name is ActionName => Object.hasOwn(actions, name);
