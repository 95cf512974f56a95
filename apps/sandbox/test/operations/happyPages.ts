/** Valid requests for legal documents, news, translations, tracking and maps. */
import type { RequestSetup } from './setup.ts';

const atStudio = { organizationUnitId: 1001 };
const token = 'sample-maps-token';
const berlin = { longitude: 13.39, latitude: 52.53 };

export const trackingEvent = {
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

export const pagesHappy = {
  listLegalInfos: async () => ({ query: atStudio }),
  listLegalConsents: async () => ({ query: atStudio }),
  listGivenConsents: async () => ({ as: 'member' }),
  async withdrawConsent(sandbox) {
    await sandbox.state('given consents');
    return { as: 'member', path: { consentId: 7903 } };
  },
  getLegalInfo: async () => ({ path: { type: 'PRIVACY' }, query: atStudio }),
  getActiveLegalInfos: async () => ({ query: atStudio }),
  listStudioNews: async () => ({ query: atStudio }),
  listReferenceCountries: async () => ({ query: { locale: 'de-DE' } }),
  getTranslationLocales: async () => ({ as: 'member' }),
  async getTranslations(sandbox) {
    await sandbox.state('texts', { tag: 'northside', language: 'en-GB' });
    return { path: { tag: 'northside', language: 'en-GB' } };
  },
  createTrackingEvent: async () => ({ body: trackingEvent }),
  listPlaces: async () => ({ query: { text: 'Frankf', type: 'place', token } }),
  listRegions: async () => ({ query: { ...berlin, type: 'region', token } }),
  getStaticImage: async () => ({ query: { ...berlin, width: 640, token } }),
} satisfies Record<string, RequestSetup>;
