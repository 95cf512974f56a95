import { choice, integer, string, type Described } from './described.ts';

/** What the two payments of a month of 31 days cost without a pause of 15 days and with it, and how much less that is. */
const monthly = [29.9, 5, 15.43, 2.58, 16.89];

/** Days on which memberships rest. */
export const idlePeriodStates = {
  'idle periods': {
    says: 'Studio 1001 lets the member of contract 93101 (`a membership`) pause: a week ahead at least and half a year at most, for two weeks to three months, twice a year, and the minimum term goes on that much longer. Answers days for one that can be asked for: `startDate`, the first of a month of 31 days, with which payments of 29.90 EUR and 5 EUR are due, and `endDate`, the fifteenth of that month; `earlyStartDate`, on which none can begin; and with `startDate` an end that is too early (`shortEndDate`) and one that is too late (`longEndDate`).',
    answers: ['startDate', 'endDate', 'earlyStartDate', 'shortEndDate', 'longEndDate'],
    fixes: { amounts: monthly },
    params: {
      may: choice({
        'pause at once': 'sees idle periods, and what is asked for is accepted at once',
        'ask for pauses': 'sees them, and the studio has to accept what is asked for',
        'only see': 'sees them, and can ask for none',
        nothing: 'neither sees them nor asks for them',
      }),
      document: choice({
        required: 'the studio requires a document, and says what it has to show',
        'not required': 'it requires none, and says nothing',
      }),
    },
  },
  'an idle period': {
    says: 'Contract 93101 has an idle period, besides those that other states have given it.',
    params: {
      id: integer('id of the idle period'),
      state: choice({
        pending:
          'it waits for the studio, with a document, from `startDate` to `endDate` of `idle periods`',
        accepted: 'it is accepted, from `startDate` to `endDate` of `idle periods`',
        active: 'it is accepted, and runs: from 11 November to 10 December 2026',
        rejected:
          'the studio has refused it, for all of September 2026: “Please bring a note of your doctor.”',
        past: 'it was accepted, and is over: all of July 2026',
      }),
    },
  },
  'no idle period': {
    says: 'There is no idle period with this id.',
    params: { id: integer('id that nothing has') },
  },
  'no idle period left': {
    says: 'Two idle periods of contract 93101 begin in the year of `startDate`, on other days.',
    params: {},
  },
  'a contract that ends by itself': {
    says: 'Contract 93101 ends by itself, between `shortEndDate` and `endDate` of `idle periods`.',
    params: {},
  },
  'an idle period document': {
    says: 'Whoever is logged in has sent a PDF, and has asked for nothing with it.',
    params: { id: string('uuid of the document') },
  },
  'no idle period document': {
    says: 'There is no document with this id.',
    params: { id: string('uuid that nothing has') },
  },
  'a limit for documents': {
    says: 'Documents that are sent have at most this size.',
    params: { bytes: integer('size') },
  },
} as const satisfies Record<string, Described>;
