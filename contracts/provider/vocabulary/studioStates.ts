import { choice, integer, string, type Described } from './described.ts';

/** Studios, tenants and brands, and what there is of them. */
export const studioStates = {
  'a clean sandbox': {
    says: 'Nobody is logged in, nothing has been booked; tenant northside, studio 1001.',
    params: {},
  },
  'a whitelabel config': {
    says: 'The brand of a tenant, found by its name and by its facility group.',
    params: {
      tenant: string('name of the tenant'),
      publicFacilityGroup: string('facility group of the brand'),
    },
  },
  'no whitelabel config': {
    says: 'There is no brand with this facility group.',
    params: { publicFacilityGroup: string('facility group that nobody has') },
  },
  'no tenant': {
    says: 'There is no tenant of this name.',
    params: { tenant: string('name that nobody has') },
  },
  'a studio': {
    says: 'A studio of the tenant northside with courses, features, a menu with a link of its own, and every way to pay online; in the catalogue with category 1 and feature 11, as northside-<id> (alias) and NS-<id> (externalId). It has a training section, lets members of other chains check in, and shows how busy it is. 1001 has legal documents (general terms, and a privacy page elsewhere) and news too, and the tenant speaks German and English.',
    params: { organizationUnitId: integer('id of the studio') },
  },
  'no studio': {
    says: 'There is no studio with this id.',
    params: { organizationUnitId: integer('id that no studio has') },
  },
  'nothing on offer': {
    says: 'The tenant northside, or its studio 1001, has none of something.',
    params: {
      what: choice({
        studios: 'the tenant has no studios',
        courses: 'the studio has no courses',
        'single appointments': 'nobody can be booked for a single appointment at the studio',
        features: 'no switch is set for the studio',
        'menu entries': 'the menu of the studio is empty, without links of its own too',
        'legal documents': 'the studio has no legal documents',
        consents: 'the studio asks consent for nothing',
        news: 'the studio has no news',
        'payment methods': 'the studio takes no online payment',
        logos: 'neither the tenant nor its studios have a logo',
        'training sections': 'the studio has no training section',
        'check-in slots': 'the studio takes no reservations of visits',
        products: 'the studio sells nothing',
        'contract offers': 'the studio offers no memberships',
        'referral program': 'the studio has no referral program',
        utilization: 'the studio does not show how busy it is',
      }),
    },
  },
  texts: {
    says: 'The translation host has the texts courses.title and home.coursesTile of a tag in a language.',
    params: { tag: string('whose texts'), language: string('BCP 47') },
  },
  'no texts': {
    says: 'The translation host has no texts of a tag.',
    params: { tag: string('tag that nobody has') },
  },
  'bot protection': {
    says: 'The operator has switched bot protection on; no token has been given to anybody.',
    params: {},
  },
  trouble: {
    says: 'The backend as a whole cannot answer as usual, whatever is asked.',
    params: {
      kind: choice({
        maintenance: 'it is in maintenance: 502',
        failure: 'it fails: 500',
        overload: 'it has too much to do: 503',
      }),
    },
  },
} as const satisfies Record<string, Described>;
