/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-utilization.ts';
export * from './get-utilization-reveal.ts';
export * from './get-active-checkins.ts';
export * from './list-historic-utilization.ts';
export * from './get-utilization-indicator-limits.ts';
export * from './get-utilization-today.ts';
export * from './get-public-utilization.ts';
export * from './get-public-utilization-reveal.ts';
export * from './get-public-active-checkins.ts';
export * from './list-public-historic-utilization.ts';
export * from './get-public-utilization-indicator-limits.ts';
export * from './get-public-utilization-today.ts';
