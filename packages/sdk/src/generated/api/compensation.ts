/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/compensation/list-compensations.ts';
export * from '../client/compensation/use-list-compensations.ts';
export * from '../client/compensation/list-compensation-premiums.ts';
export * from '../client/compensation/use-list-compensation-premiums.ts';
export * from '../client/compensation/create-compensation-proposal.ts';
export * from '../client/compensation/use-create-compensation-proposal.ts';
export * from '../client/compensation/waive-compensation.ts';
export * from '../client/compensation/use-waive-compensation.ts';
