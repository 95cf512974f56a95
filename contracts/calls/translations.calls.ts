import { getTranslationLocales, getTranslations } from '@studio-portal/sdk/api/translations';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, externalGet, session } from '../src/wire.ts';
import { member, noStudio, studio, visitor } from './given.ts';

const path = '/nox/v1/translation/locales';

definePact('translations', {
  getTranslations: {
    200: [
      {
        given: [state('texts', { tag: 'northside', language: 'en-GB' })],
        call: () => getTranslations('northside', 'en-GB'),
        request: externalGet('/translation-host/northside/en-GB.json'),
        example: 'someTranslations',
      },
    ],
    404: {
      'translation.error.notfound': {
        given: [state('no texts', { tag: 'nowhere' })],
        call: () => getTranslations('nowhere', 'en-GB'),
        request: externalGet('/translation-host/nowhere/en-GB.json'),
      },
    },
  },
  getTranslationLocales: {
    200: [
      {
        given: [studio, member],
        call: () => getTranslationLocales({ organizationUnitId: 1001 }),
        request: GET(path, { query: { organizationUnitId: '1001' }, headers: session }),
        example: 'someLocales',
        exactly: ['multiLanguageSupport', 'studioLocale'],
      },
      {
        when: 'at the home studio',
        given: [studio, member],
        call: () => getTranslationLocales(),
        request: GET(path, { headers: session }),
        example: 'someLocales',
        exactly: ['multiLanguageSupport', 'studioLocale'],
      },
      {
        given: [visitor],
        call: () => getTranslationLocales(),
        request: GET(path, { headers: session }),
        example: 'oneLocale',
        exactly: ['multiLanguageSupport', 'studioLocale'],
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio, member],
        call: () => getTranslationLocales({ organizationUnitId: 1999 }),
        request: GET(path, { query: { organizationUnitId: '1999' }, headers: session }),
      },
    },
  },
});
