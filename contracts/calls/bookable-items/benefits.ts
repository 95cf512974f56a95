import * as api from '@studio-portal/sdk/api/bookable-items';
import { state, type ProviderState } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, session } from '../../src/wire.ts';
import { member, noStudio } from '../given.ts';

const noSingles = state('nothing on offer', { what: 'single appointments' });
const unknownBenefit = state('no kind of appointment', { benefitId: 999 });

interface KindsCall {
  path: string;
  call: (params: { organizationUnitId: number }) => Promise<unknown>;
}

/** Builds the rows that the public and the member variant share. */
const kinds = ({ path, call }: KindsCall, who: ProviderState[], headers = {}) =>
  ({
    200: [
      {
        given: who,
        call: () => call({ organizationUnitId: 1001 }),
        request: GET(path, { query: { organizationUnitId: '1001' }, headers }),
        example: 'bookableBenefits',
        exactly: ['itemType'],
      },
      {
        given: [...who, noSingles],
        call: () => call({ organizationUnitId: 1001 }),
        request: GET(path, { query: { organizationUnitId: '1001' }, headers }),
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [...who, noStudio],
        call: () => call({ organizationUnitId: 1999 }),
        request: GET(path, { query: { organizationUnitId: '1999' }, headers }),
      },
    },
  }) as const;

interface KindCall {
  path: string;
  call: (benefitId: number) => Promise<unknown>;
}

const kind = ({ path, call }: KindCall, who: ProviderState[], headers = {}) =>
  ({
    200: [
      {
        given: who,
        call: () => call(901),
        request: GET(`${path}/901`, { headers }),
        example: 'benefitWithStudios',
        exactly: ['id', 'benefitId', 'itemType', 'durationMinutes', 'studios.price.state'],
      },
      {
        given: who,
        call: () => call(902),
        request: GET(`${path}/902`, { headers }),
        example: 'benefitWithoutPicture',
        exactly: ['id', 'studios.price.benefitTrialConfigurationId'],
      },
    ],
    404: {
      'benefit.error.notfound': {
        given: [...who, unknownBenefit],
        call: () => call(999),
        request: GET(`${path}/999`, { headers }),
      },
    },
  }) as const;

const memberKinds = kinds(
  { path: '/nox/v1/bookableitems/benefits', call: api.listBookableBenefits },
  [member],
  session,
);

/** Kinds of single appointments and the studios that offer them. */
export const benefitCalls = {
  listBookableBenefits: {
    ...memberKinds,
    200: [
      ...memberKinds[200],
      {
        given: [member, state('booking options', { kind: 'trainings' })],
        call: () => api.listBookableBenefits({ organizationUnitId: 1001 }),
        request: GET('/nox/v1/bookableitems/benefits', {
          query: { organizationUnitId: '1001' },
          headers: session,
        }),
        example: 'bookableBenefitsOfMember',
      },
    ],
  },
  listPublicBookableBenefits: kinds(
    { path: '/nox/public/v1/bookableitems/benefits', call: api.listPublicBookableBenefits },
    [],
  ),
  getBenefit: kind(
    { path: '/nox/v1/bookableitems/benefit', call: api.getBenefit },
    [member],
    session,
  ),
  getPublicBenefit: kind(
    { path: '/nox/public/v1/bookableitems/benefit', call: api.getPublicBenefit },
    [],
  ),
} satisfies Partial<Calls<'bookable-items'>>;
