import { courseTimes, slotTimes } from './bookingStates.ts';
import { choice, string, type StateDefinition } from './stateDefinition.ts';

/** Trial sessions and leads. */
export const trialStates = {
  'a trial session': {
    says: 'Benefit 902 is the trial session of studio 1001, as offer 80002 and trial 1, with the name `Trial session`. First and last name, email and phone are required, the date of birth is optional, the general terms must be accepted, and the consent to privacy is optional. Courses of trial 1 can be booked instead.',
    fixes: {
      fields: [
        'field',
        'required',
        'legalConsents.type',
        'legalConsents.mandatory',
        'coursesAllowed',
      ],
      amounts: [9.9],
    },
    params: {
      price: choice({ free: 'it costs nothing', paid: 'it costs 9.90 EUR by credit card' }),
    },
  },
  'a used trial session': {
    says: 'A trial session at studio 1001 was used two weeks ago.',
    params: {
      by: choice({
        me: 'the current user',
        prospect: 'visitor@example.org, without an account',
      }),
    },
  },
  'a held trial session': {
    says: 'visitor@example.org has booked the trial session (benefit 902) without an account, from 10:00 to 11:00 in the time zone of studio 1001 (Europe/Berlin), as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005. It must be confirmed with the uuid from the mail, until 08:00 on that day. No other employee offers it at that time. Returns its `day` in that time zone and its `startDateTime` in UTC, as `2026-11-26T09:00:00.000Z`.',
    answers: ['day', 'startDateTime'],
    fixes: { fields: ['consequence', 'state'], times: slotTimes },
    params: {
      uuid: string('uuid in the mail'),
      state: choice({
        held: 'not confirmed yet',
        confirmed: 'confirmed',
        expired: 'not confirmed, and expired an hour ago',
        canceled: 'canceled',
        'held-by-member':
          'booked by member@northside.example, a member, instead of visitor@example.org; not confirmed yet',
        'held-after-another':
          'not confirmed yet, and the account of visitor@example.org had a trial session two weeks ago',
      }),
    },
  },
  'a held trial of a course': {
    says: 'visitor@example.org has booked course appointment 50001 as a trial, without an account, from 17:00 to 18:00 in the time zone of studio 1001 (Europe/Berlin), as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001. It must be confirmed with the uuid from the mail, until 09:00 on that day. Returns its `day` in that time zone.',
    answers: ['day'],
    fixes: { fields: ['consequence', 'state'], times: courseTimes },
    params: { uuid: string('uuid in the mail') },
  },
  'no held trial session': {
    says: 'There is no trial session to confirm with this uuid.',
    params: { uuid: string('unknown uuid') },
  },
  'a lead': {
    says: 'Studio 1001 has sent a link to its trial session, valid for two weeks.',
    params: {
      uuid: string('uuid in the link'),
      knows: choice({
        everything: 'the studio knows Vic Visitor, visitor@example.org, +49 30 0000002',
        nothing: 'the studio has no data about the person',
      }),
    },
  },
  'no lead': {
    says: 'There is no lead with this uuid.',
    params: { uuid: string('unknown uuid') },
  },
} as const satisfies Record<string, StateDefinition>;
