import type { OperationId } from '../../src/server/api.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';

/** Brings about what an operation refuses, and makes the request. */
export type Meet = (sandbox: Sandbox) => Promise<Request>;

export type Refusal = [id: OperationId, status: number, errorCode: string, meet: Meet];

/** A request that needs nothing but the world. */
export const meet =
  (request: Request): Meet =>
  async () =>
    request;

/** 409 of everything that books, by the situation of the course, and whether the waiting list is asked for. */
export const places = [
  ['booking.error.slotfull', 'full', false],
  ['booking.error.alreadybooked', 'booked-by-me', false],
  ['booking.error.waitinglistfull', 'full-waiting-list', true],
  ['booking.error.tooearly', 'not-yet-bookable', false],
  ['booking.error.toolate', 'no-longer-bookable', false],
  ['booking.error.appointmentcanceled', 'canceled', false],
] as const;

/** After the member has missed bookings. */
export const afterMissed =
  (next: Meet): Meet =>
  async (sandbox) => {
    await sandbox.state('missed bookings');
    return next(sandbox);
  };
