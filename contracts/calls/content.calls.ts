import * as api from '@studio-portal/sdk/api/content';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member, noStudio, studio } from './given.ts';

const path = '/nox/v1/mysports-content-management';
const withContent = [studio, member, state('content', {})];

type Call = (params: { organizationUnitId: number }) => Promise<unknown>;

const ask = (what: string, call: Call, organizationUnitId = 1001) => ({
  call: () => call({ organizationUnitId }),
  request: GET(`${path}/${what}`, {
    headers: session,
    query: { organizationUnitId: String(organizationUnitId) },
  }),
});

const rows = (what: string, call: Call, example: string, exactly: readonly string[]) =>
  ({
    200: [
      { ...ask(what, call), given: withContent, example, exactly },
      {
        ...ask(what, call),
        when: 'of which there are none',
        given: [studio, member],
        example: 'emptyList',
      },
    ],
    404: { 'studio.error.notfound': { ...ask(what, call, 1999), given: [member, noStudio] } },
  }) as const;

definePact('content', {
  listArticles: rows('articles', (params) => api.listArticles(params), 'articles', [
    'id',
    'title',
    'teaser',
    'text',
    'language',
    'author',
    'readingMinutes',
  ]),
  listVideos: rows('videos', (params) => api.listVideos(params), 'videos', [
    'id',
    'title',
    'description',
    'language',
    'durationSeconds',
    'captions.language',
  ]),
});
