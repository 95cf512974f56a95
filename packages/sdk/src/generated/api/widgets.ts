/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/widgets/list-widget-origins.ts';
export * from '../client/widgets/use-list-widget-origins.ts';
export * from '../client/widgets/get-timetable-widget.ts';
export * from '../client/widgets/use-get-timetable-widget.ts';
export * from '../client/widgets/get-offers-widget.ts';
export * from '../client/widgets/use-get-offers-widget.ts';
export * from '../client/widgets/get-trial-widget.ts';
export * from '../client/widgets/use-get-trial-widget.ts';
