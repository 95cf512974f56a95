import { choice, integer, string, type StateDefinition } from './stateDefinition.ts';

/**
 * Two payments of a month with 31 days without and with an idle period of 15 days, and the savings.
 */
const monthly = [29.9, 5, 15.43, 2.58, 16.89];

/** Idle periods of memberships. */
export const idlePeriodStates = {
  'idle periods': {
    says: 'Studio 1001 lets the member of contract 93101 (`a membership`) pause: from a week to half a year in advance, for two weeks to three months, twice a year; the minimum term is extended accordingly. Returns days for a valid request: `startDate`, the first of a month of 31 days, with which payments of 29.90 EUR and 5 EUR are due, and `endDate`, the fifteenth of that month; `earlyStartDate`, which is too early; and, for `startDate`, an end that is too early (`shortEndDate`) and one that is too late (`longEndDate`).',
    answers: ['startDate', 'endDate', 'earlyStartDate', 'shortEndDate', 'longEndDate'],
    fixes: {
      fields: ['effect.charges.type', 'editable', 'approvalRequired'],
      amounts: monthly,
    },
    params: {
      may: choice({
        'pause at once': 'sees idle periods; requests are accepted at once',
        'ask for pauses': 'sees them; the studio must accept requests',
        'only see': 'sees them but cannot request any',
        nothing: 'neither sees nor requests them',
      }),
      document: choice({
        required: 'the studio requires a document and explains what it must prove',
        'not required': 'the studio requires none and explains nothing',
      }),
    },
  },
  'an idle period': {
    says: 'Contract 93101 has an idle period, in addition to those of other states.',
    fixes: { fields: ['state'] },
    params: {
      id: integer('id of the idle period'),
      state: choice({
        pending:
          'waiting for the studio, with a document, from `startDate` to `endDate` of `idle periods`',
        accepted: 'accepted, from `startDate` to `endDate` of `idle periods`',
        active: 'accepted and in progress: from 11 November to 10 December 2026',
        rejected:
          'rejected by the studio, for all of September 2026: “Please bring a note of your doctor.”',
        past: 'accepted and over: all of July 2026',
      }),
    },
  },
  'no idle period': {
    says: 'There is no idle period with this id.',
    params: { id: integer('unknown id') },
  },
  'no idle period left': {
    says: 'Two other idle periods of contract 93101 begin in the year of `startDate`.',
    params: {},
  },
  'a contract that ends by itself': {
    says: 'Contract 93101 ends automatically between `shortEndDate` and `endDate` of `idle periods`.',
    params: {},
  },
  'an idle period document': {
    says: 'The current user has uploaded a PDF and not used it for a request.',
    params: { id: string('uuid of the document') },
  },
  'no idle period document': {
    says: 'There is no document with this id.',
    params: { id: string('unknown uuid') },
  },
  'a limit for documents': {
    says: 'Uploaded documents may have at most this size.',
    params: { bytes: integer('size in bytes') },
  },
} as const satisfies Record<string, StateDefinition>;
