import { state, type ParamsOf } from '../../src/states.ts';

export const trial = (price: ParamsOf<'a trial session'>['price']) =>
  state('a trial session', { price });

/** Nobody gives the trial session at studio 1001. */
export const nobodyGives = state('nothing on offer', { what: 'single appointments' });

/** Whose trial session was two weeks ago. */
export const used = (by: ParamsOf<'a used trial session'>['by']) =>
  state('a used trial session', { by });

/** The person of the examples who comes to try, and what they accept. */
export const person = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'visitor@example.org',
  phone: '+49 30 0000002',
};

export const accepted = ['GENERAL_TERMS' as const];

/** The member who is logged in, or whose address it is, may not book. */
export const blocked = state('missed bookings', {});
export const blockedUntil = [{ type: 'TIMESTAMP' as const, value: '2026-12-01T23:00:00Z' }];
