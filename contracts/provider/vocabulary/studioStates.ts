import { choice, integer, string, type StateDefinition } from './stateDefinition.ts';

/** Studios, tenants and brands. */
export const studioStates = {
  'a clean sandbox': {
    says: 'Nobody is logged in and nothing is booked; tenant northside, studio 1001 in Europe/Berlin, where employee 301 gives course 401 in room 21.',
    params: {},
  },
  'a whitelabel config': {
    says: 'The brand of a tenant, with its name and facility group.',
    params: {
      tenant: string('name of the tenant'),
      publicFacilityGroup: string('facility group of the brand'),
    },
  },
  'no whitelabel config': {
    says: 'There is no brand with this facility group.',
    params: { publicFacilityGroup: string('unknown facility group') },
  },
  'no tenant': {
    says: 'There is no tenant with this name.',
    params: { tenant: string('unknown name') },
  },
  'a studio': {
    says: 'A studio of the tenant northside with courses, features, a menu with a custom link, and every online payment method; in the catalogue with category 1 and feature 11, as northside-<id> (alias) and NS-<id> (externalId). It has a training section, sells everything but packs to a name and an email address, lets members of other chains check in, and publishes its utilization. Studio 1001 also has legal documents (general terms, and an external privacy page) and news, and the tenant supports German and English.',
    fixes: { fields: ['externalUrl'] },
    params: { organizationUnitId: integer('id of the studio') },
  },
  'no studio': {
    says: 'There is no studio with this id.',
    params: { organizationUnitId: integer('unknown id') },
  },
  'a website that may show widgets': {
    says: 'The studio 1001 allows one website to show its widgets, and no other.',
    params: { origin: string('origin of the website') },
  },
  'no website that may show widgets': {
    says: 'The studio 1001 allows no website to show its widgets.',
    params: {},
  },
  'nothing on offer': {
    says: 'The tenant northside, or its studio 1001, lacks something.',
    params: {
      what: choice({
        studios: 'the tenant has no studios',
        'other studios': 'the tenant has no studio but 1001',
        courses: 'the studio has no courses',
        'single appointments': 'no employee of the studio can be booked for single appointments',
        features: 'no features are enabled for the studio',
        'menu entries': 'the menu of the studio is empty, without custom links',
        'legal documents': 'the studio has no legal documents',
        consents: 'the studio requires no consents',
        news: 'the studio has no news',
        'payment methods': 'the studio accepts no online payments',
        logos: 'neither the tenant nor its studios have a logo',
        'training sections': 'the studio has no training section',
        'check-in slots': 'the studio does not offer check-in reservations',
        products: 'the studio sells nothing',
        'contract offers': 'the studio offers no memberships',
        'referral program': 'the studio has no referral program',
        utilization: 'the studio does not publish its utilization',
      }),
    },
  },
  texts: {
    says: 'The translation host has the texts courses.title and home.coursesTile of a tag in a language.',
    params: { tag: string('tag of the texts'), language: string('language tag, BCP 47') },
  },
  'no texts': {
    says: 'The translation host has no texts of a tag.',
    params: { tag: string('unknown tag') },
  },
  'bot protection': {
    says: 'Bot protection is enabled, and no tokens have been issued.',
    params: {},
  },
  trouble: {
    says: 'The whole backend is unavailable, for every request.',
    params: {
      kind: choice({
        maintenance: 'in maintenance: 502',
        failure: 'internal error: 500',
        overload: 'overloaded: 503',
      }),
    },
  },
} as const satisfies Record<string, StateDefinition>;
