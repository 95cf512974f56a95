import { confirmBenefitTrial } from '@studio-portal/sdk/api/trial-sessions';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST } from '../../src/wire.ts';
import { tooOften } from '../given.ts';
import { blocked, blockedArgs } from './given.ts';

const uuid = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad101';
const unknown = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1adfff';

const held = (situation: StateParams<'a held trial session'>['state']) =>
  state('a held trial session', { uuid, state: situation });

const confirm = (id = uuid) => ({
  call: () => confirmBenefitTrial(id),
  request: POST(`/nox/public/v1/benefit-trial/confirm/${id}`),
});

const exactly = ['state', 'calendarItem.uuid', 'calendarItem.benefitId'];

/** Confirming a booking from a mail. */
export const confirmCalls = {
  confirmBenefitTrial: {
    200: [
      { ...confirm(), given: [held('held')], example: 'trialConfirmed', exactly },
      {
        ...confirm(),
        when: 'again',
        given: [held('confirmed')],
        example: 'trialConfirmed',
        exactly,
      },
      {
        ...confirm(),
        when: 'a course',
        given: [state('a held trial of a course', { uuid })],
        example: 'trialCourseConfirmed',
        exactly: ['state', 'calendarItem.uuid', 'calendarItem.courseAppointmentId'],
      },
    ],
    404: {
      'trialsession.error.notfound': {
        ...confirm(unknown),
        given: [state('no held trial session', { uuid: unknown })],
      },
    },
    409: {
      'trialsession.error.expired': { ...confirm(), given: [held('expired')] },
      'booking.error.alreadycanceled': { ...confirm(), given: [held('canceled')] },
      'booking.error.blocked': {
        ...confirm(),
        given: [held('held-by-member'), blocked],
        typedArgs: blockedArgs,
      },
      'trialsession.error.alreadyused': { ...confirm(), given: [held('held-after-another')] },
      'trialsession.error.member': { ...confirm(), given: [held('held-by-member')] },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...confirm(),
        given: [held('held'), tooOften('confirm a trial session')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
} satisfies Pick<Calls<'trial-sessions'>, 'confirmBenefitTrial'>;
