/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/utilization/get-utilization.ts';
export * from '../client/utilization/get-utilization-reveal.ts';
export * from '../client/utilization/get-active-checkins.ts';
export * from '../client/utilization/list-historic-utilization.ts';
export * from '../client/utilization/get-utilization-indicator-limits.ts';
export * from '../client/utilization/get-utilization-today.ts';
export * from '../client/utilization/get-public-utilization.ts';
export * from '../client/utilization/get-public-utilization-reveal.ts';
export * from '../client/utilization/get-public-active-checkins.ts';
export * from '../client/utilization/list-public-historic-utilization.ts';
export * from '../client/utilization/get-public-utilization-indicator-limits.ts';
export * from '../client/utilization/get-public-utilization-today.ts';
