/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/content/list-articles.ts';
export * from '../client/content/use-list-articles.ts';
export * from '../client/content/list-videos.ts';
export * from '../client/content/use-list-videos.ts';
