/** Personal calendars: expected outcome of five concurrent calls per operation. */
import { personalCalendars } from '../../src/domains/personalCalendars/tables.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, each, type Scenarios } from './scenario.ts';

const loadState = async (sandbox: Sandbox) => ({
  calendars: await count(sandbox, personalCalendars),
});

export const personalCalendarScenarios = {
  savePersonalCalendar: [each('one account', { loadState, expected: { calendars: 1 } })],
  deletePersonalCalendar: [each('one account', { loadState, expected: { calendars: 0 } })],
} satisfies Record<string, Scenarios>;
