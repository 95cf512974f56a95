import { studioPath } from '../../e2e/fixtures.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';

/** What is read at the door of a visitor from another chain. */
export const crossTenantCheckin: Scene = {
  group: 'reading',
  only: 'volt',
  async play(stage) {
    const token = 'xtc_Sample-Cross-Tenant-Northside-01';
    await takeFaces(stage, {
      route: 'crossTenantCheckin',
      to: `${studioPath('volt', 2003)}/cross-tenant-checkin?publicToken=${token}`,
      waitsFor: ['**/cross-tenant/checkin*'],
      canBeMissing: true,
    });
  },
};
