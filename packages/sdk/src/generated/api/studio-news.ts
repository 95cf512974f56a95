/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/studio-news/list-studio-news.ts';
export * from '../client/studio-news/use-list-studio-news.ts';
