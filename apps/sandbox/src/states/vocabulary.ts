import type { Params } from './params.ts';
import type { World } from './world.ts';

/** Every provider state that the contracts may name; what each means stands in contracts/src/states.ts. */
export type StateName =
  | 'a clean sandbox'
  | 'a whitelabel config'
  | 'no whitelabel config'
  | 'no tenant'
  | 'a studio'
  | 'no studio'
  | 'nothing on offer'
  | 'texts'
  | 'no texts'
  | 'bot protection'
  | 'trouble'
  | 'an account'
  | 'too many failed logins'
  | 'a logged-in member'
  | 'master data'
  | 'a logged-in visitor without connection'
  | 'a logged-in account that is not verified'
  | 'an emailed code'
  | 'an additional e-mail address'
  | 'an invitation'
  | 'no invitation'
  | 'a brand with terms'
  | 'a referral code'
  | 'too many attempts'
  | 'missed bookings'
  | 'a refusal at the door'
  | 'a studio member'
  | 'no studio connect'
  | 'an account to be moved'
  | 'a limit for pictures'
  | 'a course appointment'
  | 'an event'
  | 'no course appointment'
  | 'an appointment slot'
  | 'no kind of appointment'
  | 'a trial session'
  | 'a used trial session'
  | 'a held trial session'
  | 'a held trial of a course'
  | 'no held trial session'
  | 'a lead'
  | 'no lead'
  | 'booking options'
  | 'a booking'
  | 'a booking of an online course'
  | 'no booking'
  | 'no bookings'
  | 'a check-in slot'
  | 'a check-in reservation'
  | 'no check-in reservation'
  | 'no check-in reservations'
  | 'a payment instrument'
  | 'no payment instrument'
  | 'no payment instruments'
  | 'a card'
  | 'a tokenization'
  | 'no tokenization'
  | 'a mandate'
  | 'a balance link'
  | 'no balance link'
  | 'a used idempotency key'
  | 'a checkout'
  | 'a public checkout'
  | 'a checkout of a single appointment'
  | 'a public checkout of a single appointment'
  | 'no checkout'
  | 'a payment'
  | 'no payment'
  | 'no payments'
  | 'a checkout to be paid later'
  | 'a request to pay later';

/**
 * What a state hands back: the session of whoever it logged in, the day (`2026-11-26`) of its appointment, the instant at which its slot
 * begins, or the id of its address.
 */
export type StateResult = {
  cookie?: string;
  day?: string;
  startDateTime?: string;
  additionalEmailId?: string;
};

/** Brings a state about with rows in the real tables. */
export type SetState = (world: World, params: Params) => Promise<StateResult | void>;

export type States = Record<StateName, SetState>;
