import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Decider, hasDecidedToday, recordDecision } from './decision.ts';

const decider = (id: number, publicFacilityGroup = 'arcade-group'): Decider => ({
  user: {
    id,
    verified: true,
    studioConnected: false,
    studioConnects: [],
    email: 'moira@sample.example',
    name: 'Moira Esempio',
    profilePictureUrl: null,
  },
  brand: {
    id: 6,
    name: 'Arcade',
    platformName: 'Studio Portal',
    tenantName: 'arcade',
    brandIdentifier: 'arcade',
    context: 'STUDIO',
    accountContext: 'RSG_GROUP',
    legalEntity: 'Arcade Sample S.r.l.',
    legalEntityAddress: 'Via Esempio 1',
    publicFacilityGroup,
    style: {
      title: null,
      backgroundColor: null,
      backgroundColor2: null,
      textColor: null,
      highlightColor: null,
      highlightTextColor: null,
      errorColor: null,
      topbarColor: null,
      headerColor: null,
      footerColor: null,
      faviconBaseUrl: null,
      headerLogoUrl: null,
    },
    texts: {
      title: null,
      imprint: null,
      contactLinkText: null,
      contactLinkUrl: null,
      imprintLinkUrl: null,
      legalDocumentsLinks: null,
    },
    hideSupportUrl: false,
    hideHomeTab: false,
    customCancellationLink: null,
  },
});

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('a decision holds for the day, the facility group and the user', () => {
  expect(hasDecidedToday(decider(1))).toBe(false);
  recordDecision(decider(1), 'REFUSE');
  expect(hasDecidedToday(decider(1))).toBe(true);
  expect(hasDecidedToday(decider(2))).toBe(false);
  expect(hasDecidedToday(decider(1, 'atlas-group'))).toBe(false);
  vi.setSystemTime(new Date('2026-11-26T12:00:00Z'));
  expect(hasDecidedToday(decider(1))).toBe(false);
});
