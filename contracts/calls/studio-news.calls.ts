import { listStudioNews } from '@studio-portal/sdk/api/studio-news';
import { definePact } from '../src/definePact.ts';
import { studioRows } from './studioRows.ts';

definePact('studio-news', {
  listStudioNews: studioRows('/nox/public/v1/studionews', listStudioNews, {
    example: 'newsOfStudio',
    exactly: ['studio.id'],
    nothing: ['news', 'emptyList'],
  }),
});
