import type { WhitelabelConfig } from '@studio-portal/sdk/types';
import { describe, expect, test } from 'vitest';
import {
  hasClientStyling,
  isBookingPortal,
  externalCancelationLink,
  showsHomeTab,
  startsAtFirstConnect,
  showsSupport,
} from './brandRules.ts';
import { sampleBrand } from './sampleBrand.ts';

const brand = (changes: Partial<WhitelabelConfig>): WhitelabelConfig => ({
  ...sampleBrand,
  customCancellationLink: 'https://studio.example/cancel',
  ...changes,
});

describe('rules by the number of a brand', () => {
  test.each([2, 8, 40, 48, 49])('brand %i has no support link', (id) =>
    expect(showsSupport(brand({ id }))).toBe(false),
  );
  test.each([2, 3, 4])('brand %i has no home tab', (id) =>
    expect(showsHomeTab(brand({ id }))).toBe(false),
  );
  test.each([2, 3, 4, 11, 12])('brand %i cancels on its own site', (id) =>
    expect(externalCancelationLink(brand({ id }))).toBe('https://studio.example/cancel'),
  );
  test('other brands show everything and cancel in the portal', () => {
    expect(showsSupport(brand({}))).toBe(true);
    expect(showsHomeTab(brand({}))).toBe(true);
    expect(externalCancelationLink(brand({}))).toBeUndefined();
    expect(showsSupport(brand({ hideSupportUrl: true }))).toBe(false);
    expect(showsHomeTab(brand({ hideHomeTab: true }))).toBe(false);
  });
});

test('starts at the first connected studio for brand 40 only', () => {
  expect(startsAtFirstConnect(brand({ id: 40 }))).toBe(true);
  expect(startsAtFirstConnect(brand({}))).toBe(false);
  expect(startsAtFirstConnect(undefined)).toBe(false);
});

test('applies client styling to the account context of a group', () => {
  expect(hasClientStyling(brand({ accountContext: 'RSG_GROUP' }))).toBe(true);
  expect(hasClientStyling(brand({}))).toBe(false);
  expect(hasClientStyling(undefined)).toBe(false);
});

test('a booking portal serves many chains; without a brand there is none', () => {
  expect(isBookingPortal(brand({ context: 'BOOKING_PORTAL', tenantName: null }))).toBe(true);
  expect(isBookingPortal(brand({}))).toBe(false);
  expect(isBookingPortal(undefined)).toBe(false);
});
