import { state, type StateParams } from '../src/states.ts';

/** Session of a member of studio 1001. */
export const member = state('a logged-in member', {});
/** Session of an account without a studio. */
export const visitor = state('a logged-in visitor without connection', {});
export const studio = state('a studio', { organizationUnitId: 1001 });
export const noStudio = state('no studio', { organizationUnitId: 1999 });

/** Id of the member's child in X-Acting-For. */
export const child = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b01';
/** The member may act for the child and for a partner. */
export const family = state('a child and a partner', {
  child,
  partner: '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b02',
});

/** State of a course appointment. */
export type Situation = StateParams<'a course appointment'>['state'];

/** Course appointment 50001, for sale at 14.50 EUR. */
export const course = (situation: Situation) =>
  state('a course appointment', { id: 50001, price: 'paid', state: situation });

/** Course appointment 50003, which is free. */
export const freeCourse = (situation: Situation) =>
  state('a course appointment', { id: 50003, price: 'free', state: situation });

export const noCourse = state('no course appointment', { id: 59999 });

/** Slot of benefit 901 from 10:00 to 11:00. */
export const slot = (situation: StateParams<'an appointment slot'>['state']) =>
  state('an appointment slot', { state: situation });

/** The client's network has reached a rate limit. */
export const tooOften = (
  to:
    | 'book as a guest'
    | 'confirm a trial session'
    | 'lend a card'
    | 'buy as a guest'
    | 'read mandates'
    | 'preview contracts'
    | 'sign contracts'
    | 'declare the end of contracts'
    | 'try referral codes'
    | 'try vouchers'
    | 'look up banks'
    | 'begin with a passkey'
    | 'log in with a passkey'
    | 'send events',
) => state('too many attempts', { to, by: 'anybody' });

/** The current user has reached the rate limit for changing payment instruments. */
export const changedTooOften = state('too many attempts', {
  to: 'change payment instruments',
  by: 'me',
});

export const voucherCode = 'SAMP-7KQ2-9XTM';

/** A purchased voucher of 50 EUR with this code. */
export const voucher = (situation: StateParams<'a voucher'>['state']) =>
  state('a voucher', { state: situation });

/** The current user has reached the rate limit for voucher codes. */
export const triedTooManyVouchers = state('too many attempts', { to: 'try vouchers', by: 'me' });

/** The current user has reached the rate limit for uploading documents. */
export const uploadedTooOften = state('too many attempts', { to: 'upload documents', by: 'me' });
