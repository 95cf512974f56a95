/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-loyalty-activities.ts';
export * from './get-loyalty-customer-state.ts';
export * from './get-loyalty-landing-page.ts';
export * from './list-loyalty-levels.ts';
export * from './get-loyalty-overview.ts';
export * from './list-loyalty-points.ts';
export * from './list-loyalty-premiums.ts';
export * from './get-loyalty-teaser.ts';
export * from './get-loyalty-widget.ts';
export * from './register-for-loyalty-program.ts';
export * from './get-loyalty-premium-info.ts';
export * from './redeem-loyalty-premium.ts';
