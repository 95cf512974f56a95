/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-compensations.ts';
export * from './list-compensation-premiums.ts';
export * from './create-compensation-proposal.ts';
export * from './waive-compensation.ts';
