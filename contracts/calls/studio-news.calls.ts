import { listStudioNews } from '@studio-portal/sdk/api/studio-news';
import { contract } from '../src/contract.ts';
import { atStudio } from './atStudio.ts';

contract('studio-news', {
  listStudioNews: atStudio('/nox/public/v1/studionews', listStudioNews, {
    example: 'newsOfStudio',
    exactly: ['studio.id'],
    nothing: ['news', 'emptyList'],
  }),
});
