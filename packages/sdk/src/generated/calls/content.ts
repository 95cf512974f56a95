/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/content/list-articles.ts';
export * from '../client/content/list-videos.ts';
