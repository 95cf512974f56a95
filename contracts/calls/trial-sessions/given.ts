import { state, type StateParams } from '../../src/states.ts';

export const trial = (price: StateParams<'a trial session'>['price']) =>
  state('a trial session', { price });

/** No employee offers the trial session at studio 1001. */
export const noSingleAppointments = state('nothing on offer', { what: 'single appointments' });

/** The trial session was used two weeks ago. */
export const usedTrial = (by: StateParams<'a used trial session'>['by']) =>
  state('a used trial session', { by });

/** Person in the examples who books a trial session, and the accepted consents. */
export const person = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'visitor@example.org',
  phone: '+49 30 0000002',
};

export const accepted = ['GENERAL_TERMS' as const];

/** The current user, or the member with this address, is blocked from booking. */
export const blocked = state('missed bookings', {});
export const blockedArgs = [{ type: 'TIMESTAMP' as const, value: '2026-12-01T23:00:00Z' }];
