import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { bookings } from '../../src/domains/bookings/tables.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';

/** Describes five concurrent calls of an operation and their outcome. */
export type Scenario = {
  /** Caller or subject of the calls, as shown in the test report. */
  title: string;
  /** Creates the requests. Default: the same valid request five times. */
  calls?: (sandbox: Sandbox, request: Request) => Promise<Request[]> | Request[];
  /** Number of successful calls; 'at least one' if it depends on the order. */
  succeed: number | 'at least one';
  /** Requires the same answer for all successful calls. */
  identical?: true;
  /** Error codes allowed for the other calls. */
  errorCodes?: string[];
  /** Loads the state after the calls. */
  loadState: (sandbox: Sandbox) => Promise<Record<string, unknown>>;
  /** State expected after the calls, in whatever order they ran. */
  expected: Record<string, unknown>;
};

/** At least one scenario for each operation. */
export type Scenarios = [Scenario, ...Scenario[]];

type Outcome = Pick<Scenario, 'loadState' | 'expected'>;

/** One call succeeds; the others fail and change nothing. */
export const once = (errorCodes: string[], after: Outcome): Scenario => ({
  title: 'the same request five times',
  succeed: 1,
  errorCodes,
  ...after,
});

/** All calls succeed with the same answer and take effect once. */
export const identical = (after: Outcome): Scenario => ({
  title: 'the same request five times',
  succeed: 5,
  identical: true,
  ...after,
});

/** Each call succeeds and takes effect. */
export const each = (title: string, after: Outcome): Scenario => ({ title, succeed: 5, ...after });

export const five = [0, 1, 2, 3, 4] as const;

/** Counts rows of a table. */
export const count = ({ services }: Sandbox, table: PgTable, where?: SQL): Promise<number> =>
  services.db.$count(table, where);

/** Excludes the sample guests of a course. */
export const isNotSampleGuest = sql`${bookings.paidWith} is distinct from 'Sample booking'`;
