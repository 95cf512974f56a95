/** Requests that succeed for reserved visits. */
import type { OperationId } from '../../src/server/api.ts';
import type { Request } from '../harness/sandbox.ts';
import type { Happy } from './setup.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001';
const path = { studioId: 1001 };

const slot =
  (state: string, request: Request): Happy =>
  async (sandbox) => {
    await sandbox.state('a check-in slot', { id: 71, state });
    return request;
  };

const reservation =
  (request: Request): Happy =>
  async (sandbox) => {
    await sandbox.state('a check-in reservation', { uuid, state: 'reserved' });
    return { as: 'member', ...request };
  };

export const checkinHappy = {
  listPublicCheckinReservationSlots: slot('open', { path }),
  listCheckinReservationSlots: slot('reserved-by-me', { as: 'member', path }),
  createCheckinReservation: slot('open', {
    as: 'member',
    path,
    body: { slotId: 71, usageDate: '2026-11-26' },
  }),
  listCheckinReservations: reservation({}),
  cancelCheckinReservation: reservation({ path: { id: uuid } }),
} satisfies Partial<Record<OperationId, Happy>>;
