import { choice, string, type Described } from './described.ts';

/** Trial sessions, the people who had one, and those whom a studio has invited. */
export const trialStates = {
  'a trial session': {
    says: 'Kind 902 is the trial session of studio 1001, as offer 80002 and trial 1, called `Trial session`: it asks for first and last name, e-mail and phone, and for a date of birth that may stay empty; the general terms must be accepted. Courses of trial 1 may be tried instead.',
    fixes: { amounts: [9.9] },
    params: {
      price: choice({ free: 'it costs nothing', paid: 'it costs 9.90 EUR by credit card' }),
    },
  },
  'a used trial session': {
    says: 'Somebody had their trial session at studio 1001 two weeks ago.',
    params: {
      by: choice({
        me: 'the account that is logged in',
        prospect: 'visitor@example.org, without an account',
      }),
    },
  },
  'a held trial session': {
    says: 'visitor@example.org has booked the trial session (kind 902) without an account, from 10:00 to 11:00 in the zone of studio 1001 (Europe/Berlin), as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005. The mail asks to confirm it by the uuid, until 08:00 of that day. Nobody else gives it then. Answers its `day` in that zone and its `startDateTime` in UTC, as `2026-11-26T09:00:00.000Z`.',
    answers: ['day', 'startDateTime'],
    fixes: { times: { startDateTime: '10:00', endDateTime: '11:00', confirmUntil: '08:00' } },
    params: {
      uuid: string('uuid that the mail has'),
      state: choice({
        held: 'nobody has confirmed it',
        confirmed: 'it is confirmed',
        expired: 'nobody has confirmed it, and its time was over an hour ago',
        canceled: 'it is canceled',
        'held-by-member':
          'not visitor@example.org has booked it but member@northside.example, a member; nobody has confirmed it',
        'held-after-another':
          'nobody has confirmed it, and the account of visitor@example.org had a trial session two weeks ago',
      }),
    },
  },
  'a held trial of a course': {
    says: 'visitor@example.org has booked course appointment 50001 as a trial, without an account, from 17:00 to 18:00 in the zone of studio 1001 (Europe/Berlin), as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001. The mail asks to confirm it by the uuid, until 09:00 of that day. Answers its `day` in that zone.',
    answers: ['day'],
    fixes: { times: { startDateTime: '17:00', endDateTime: '18:00', confirmUntil: '09:00' } },
    params: { uuid: string('uuid that the mail has') },
  },
  'no held trial session': {
    says: 'No mail asks to confirm a trial session by this uuid.',
    params: { uuid: string('uuid that nothing waits for') },
  },
  'a lead': {
    says: 'Studio 1001 has sent somebody a link to its trial session; it ends in two weeks.',
    params: {
      uuid: string('uuid in the link'),
      knows: choice({
        everything: 'the studio knows Vic Visitor, visitor@example.org, +49 30 0000002',
        nothing: 'the studio knows nothing of the person',
      }),
    },
  },
  'no lead': {
    says: 'There is no lead with this uuid.',
    params: { uuid: string('uuid that no link has') },
  },
} as const satisfies Record<string, Described>;
