import { createTrackingEvent } from '@studio-portal/sdk/api/event-logging';
import type { TrackingEvent } from '@studio-portal/sdk/types';
import { definePact } from '../src/definePact.ts';
import { POST } from '../src/wire.ts';
import { tooOften } from './given.ts';

const event: TrackingEvent = {
  eventName: 'msweb-nav-courses',
  userId: 9001,
  applicationName: 'MS_FRONTEND',
  properties: {
    browser: 'Firefox 145',
    device: 'desktop',
    os: 'Linux',
    screenWidth: 1920,
    screenHeight: 1080,
    viewportWidth: 1440,
    viewportHeight: 900,
    loggedIn: true,
    userId: 9001,
    studio: { tenant: 'northside', organizationUnitId: 1001, name: 'Northside Mitte' },
    referrer: '',
    route: 'courses',
    origin: 'https://portal.example',
    elapsedSeconds: 12.5,
  },
};

/** Request body on the wire, written by hand so that it does not depend on the SDK. */
const body = {
  eventName: 'msweb-nav-courses',
  userId: 9001,
  applicationName: 'MS_FRONTEND',
  properties: {
    browser: 'Firefox 145',
    device: 'desktop',
    os: 'Linux',
    screenWidth: 1920,
    screenHeight: 1080,
    viewportWidth: 1440,
    viewportHeight: 900,
    loggedIn: true,
    userId: 9001,
    studio: { tenant: 'northside', organizationUnitId: 1001, name: 'Northside Mitte' },
    referrer: '',
    route: 'courses',
    origin: 'https://portal.example',
    elapsedSeconds: 12.5,
  },
};

/** Event of an unknown application, which the types do not allow. */
const stranger: TrackingEvent = JSON.parse(JSON.stringify({ ...event, applicationName: 'OTHER' }));

const path = '/v1/public/event-logging/event';

definePact('event-logging', {
  createTrackingEvent: {
    204: [
      {
        given: [],
        call: () => createTrackingEvent(event),
        request: POST(path, { body }),
        example: null,
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [],
        call: () => createTrackingEvent(stranger),
        request: POST(path, { body: { ...body, applicationName: 'OTHER' } }),
        typedArgs: [{ type: 'FIELD', value: 'applicationName' }],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [tooOften('send events')],
        call: () => createTrackingEvent(event),
        request: POST(path, { body }),
        typedArgs: [{ type: 'NUMBER', value: '1' }],
      },
    },
  },
});
