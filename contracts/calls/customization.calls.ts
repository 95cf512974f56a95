import * as api from '@studio-portal/sdk/api/customization';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member, noStudio, studio } from './given.ts';

const links = (organizationUnitId = 1001) => ({
  call: () => api.listDashboardLinks({ organizationUnitId }),
  request: GET('/nox/v1/mysports-customization-config/dashboard-links/by-organization-unit', {
    headers: session,
    query: { organizationUnitId: String(organizationUnitId) },
  }),
});

definePact('customization', {
  listDashboardLinks: {
    200: [
      {
        ...links(),
        given: [studio, member, state('content', {})],
        example: 'dashboardLinks',
        exactly: ['id', 'title', 'description', 'url', 'icon'],
      },
      {
        ...links(),
        when: 'of which there are none',
        given: [studio, member],
        example: 'emptyList',
      },
    ],
    404: { 'studio.error.notfound': { ...links(1999), given: [member, noStudio] } },
  },
});
