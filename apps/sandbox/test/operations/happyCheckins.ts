/** Valid requests for check-ins, reservations, content and beverage machines. */
import type { OperationId } from '../../src/platform/api.ts';
import { deviceIds } from '../../src/states/contentStates.ts';
import { crossTenantToken, visitIds } from '../../src/states/visitStates.ts';
import type { Request } from '../harness/sandbox.ts';
import type { RequestSetup } from './setup.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001';
const path = { studioId: 1001 };

const slot =
  (state: string, request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a check-in slot', { id: 71, state });
    return request;
  };

const reservation =
  (request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a check-in reservation', { uuid, state: 'reserved' });
    return { as: 'member', ...request };
  };

const withSelfCheckin =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('check-in at the studio', { by: 'members' });
    return { as: 'member', path, ...request };
  };

const withVisit =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('what the member may do', { may: 'see visits' });
    await sandbox.state('a check-in', { id: visitIds.over, state: 'over' });
    return { as: 'member', ...request };
  };

const withContent =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('content', {});
    return { as: 'member', ...request };
  };

export const checkinHappy = {
  listArticles: withContent({ query: { organizationUnitId: 1001 } }),
  listVideos: withContent(),
  listDashboardLinks: withContent({ query: { organizationUnitId: 1001 } }),
  async getBeverageDevice(sandbox) {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('a drinks machine', { state: 'free' });
    return { as: 'member', path: { deviceId: deviceIds.own } };
  },
  async createBeverageSale(sandbox) {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('a drinks machine', { state: 'free' });
    return { as: 'member', body: { deviceId: deviceIds.own } };
  },
  getActiveCheckin: withSelfCheckin(),
  createCheckin: withSelfCheckin({ body: { action: 'CHECK_IN' } }),
  getEarliestCheckinDate: withVisit(),
  getCheckinHistoryReport: withVisit(),
  getCheckinHistoryDocument: withVisit(),
  async getCrossTenantCheckin(sandbox) {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('a cross-tenant check-in', { token: crossTenantToken, state: 'open' });
    return { query: { publicToken: crossTenantToken } };
  },
  listPublicCheckinReservationSlots: slot('open', { path }),
  listCheckinReservationSlots: slot('reserved-by-me', { as: 'member', path }),
  async createCheckinReservation(sandbox) {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('a check-in slot', { id: 71, state: 'open' });
    return { as: 'member', path, body: { slotId: 71, usageDate: '2026-11-26' } };
  },
  listCheckinReservations: reservation({}),
  cancelCheckinReservation: reservation({ path: { id: uuid } }),
} satisfies Partial<Record<OperationId, RequestSetup>>;
