/** What five calls at once may do. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { bookings } from '../../src/domains/bookings/tables.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';

/** What happens when an operation is called five times at once. */
export type Scenario = {
  /** Who calls, or what the calls are about: a line of the test's report. */
  what: string;
  /** The calls; left out, they are the same valid request five times. */
  calls?: (sandbox: Sandbox, request: Request) => Promise<Request[]> | Request[];
  /** How many of them succeed; any number where the order may decide. */
  succeed: number | 'at least one';
  /** Whether those that succeed get the same answer. */
  identical?: true;
  /** What the others are told, by errorCode. */
  refused?: string[];
  /** What to look at afterwards. */
  look: (sandbox: Sandbox) => Promise<Record<string, unknown>>;
  /** What must be seen there, whatever the order was. */
  holds: Record<string, unknown>;
};

/** At least one scenario for each operation. */
export type Scenarios = [Scenario, ...Scenario[]];

type After = Pick<Scenario, 'look' | 'holds'>;

/** As if nothing but the one call that succeeds had been made. */
export const once = (refused: string[], after: After): Scenario => ({
  what: 'the same request five times',
  succeed: 1,
  refused,
  ...after,
});

/** All succeed, with the same answer, and it has been done once. */
export const identical = (after: After): Scenario => ({
  what: 'the same request five times',
  succeed: 5,
  identical: true,
  ...after,
});

/** Each is done. */
export const each = (what: string, after: After): Scenario => ({ what, succeed: 5, ...after });

export const five = [0, 1, 2, 3, 4] as const;

/** How many rows a table has. */
export const count = ({ services }: Sandbox, table: PgTable, where?: SQL): Promise<number> =>
  services.db.$count(table, where);

/** Bookings that are not those of the guests with whom a course begins. */
export const notGuests = sql`${bookings.paidWith} is distinct from 'Sample booking'`;
