/** Refusals of how busy a studio is. */
import { meet, type Refusal } from './refusal.ts';

const kept = [
  'getUtilization',
  'getPublicUtilization',
  'getUtilizationToday',
  'getPublicUtilizationToday',
  'getActiveCheckins',
  'getPublicActiveCheckins',
  'listHistoricUtilization',
  'listPublicHistoricUtilization',
] as const;

const always = [
  'getUtilizationReveal',
  'getPublicUtilizationReveal',
  'getUtilizationIndicatorLimits',
  'getPublicUtilizationIndicatorLimits',
] as const;

export const utilizationRefusals: readonly Refusal[] = [
  ...kept.map((id): Refusal => [
    id,
    403,
    'utilization.error.notrevealed',
    async (sandbox) => {
      await sandbox.state('nothing on offer', { what: 'utilization' });
      return { as: 'member', path: { studioId: 1001 } };
    },
  ]),
  ...[...kept, ...always].map((id): Refusal => [
    id,
    404,
    'studio.error.notfound',
    meet({ as: 'member', path: { studioId: 4711 } }),
  ]),
];
