/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/loyalty/list-loyalty-activities.ts';
export * from '../client/loyalty/use-list-loyalty-activities.ts';
export * from '../client/loyalty/get-loyalty-customer-state.ts';
export * from '../client/loyalty/use-get-loyalty-customer-state.ts';
export * from '../client/loyalty/get-loyalty-landing-page.ts';
export * from '../client/loyalty/use-get-loyalty-landing-page.ts';
export * from '../client/loyalty/list-loyalty-levels.ts';
export * from '../client/loyalty/use-list-loyalty-levels.ts';
export * from '../client/loyalty/get-loyalty-overview.ts';
export * from '../client/loyalty/use-get-loyalty-overview.ts';
export * from '../client/loyalty/list-loyalty-points.ts';
export * from '../client/loyalty/use-list-loyalty-points.ts';
export * from '../client/loyalty/list-loyalty-premiums.ts';
export * from '../client/loyalty/use-list-loyalty-premiums.ts';
export * from '../client/loyalty/get-loyalty-teaser.ts';
export * from '../client/loyalty/use-get-loyalty-teaser.ts';
export * from '../client/loyalty/get-loyalty-widget.ts';
export * from '../client/loyalty/use-get-loyalty-widget.ts';
export * from '../client/loyalty/register-for-loyalty-program.ts';
export * from '../client/loyalty/use-register-for-loyalty-program.ts';
export * from '../client/loyalty/get-loyalty-premium-info.ts';
export * from '../client/loyalty/use-get-loyalty-premium-info.ts';
export * from '../client/loyalty/redeem-loyalty-premium.ts';
export * from '../client/loyalty/use-redeem-loyalty-premium.ts';
