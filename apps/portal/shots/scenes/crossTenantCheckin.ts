import { studioPath } from '../../e2e/fixtures.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

/** Check-in page for a visitor from another chain. */
export const crossTenantCheckin: Scene = {
  group: 'reading',
  only: 'volt',
  async play(stage) {
    const token = 'xtc_Sample-Cross-Tenant-Northside-01';
    await captureStates(stage, {
      route: 'crossTenantCheckin',
      to: `${studioPath('volt', 2003)}/cross-tenant-checkin?publicToken=${token}`,
      waitsFor: ['**/cross-tenant/checkin*'],
      canBeMissing: true,
    });
  },
};
