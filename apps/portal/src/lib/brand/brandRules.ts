import type { WhitelabelConfig } from '@studio-portal/sdk/types';

/** Rules for single brands by configuration id (spec 6). */
const withoutSupport: ReadonlySet<number> = new Set([2, 8, 40, 48, 49]);
const withoutHomeTab: ReadonlySet<number> = new Set([2, 3, 4]);
const withOwnCancelation: ReadonlySet<number> = new Set([2, 3, 4, 11, 12]);

/** Members of this brand start at the first studio they are connected to. */
const firstConnectBrandId = 40;

type Brand = WhitelabelConfig | undefined;

/** Returns whether the support link is shown. */
export const showsSupport = (brand: Brand): boolean =>
  !brand?.hideSupportUrl && !withoutSupport.has(brand?.id ?? 0);

/** Returns whether the tabs include the studio's home. */
export const showsHomeTab = (brand: Brand): boolean =>
  !brand?.hideHomeTab && !withoutHomeTab.has(brand?.id ?? 0);

/** Returns whether a login leads to the home of the first connected studio (spec 6). */
export const startsAtFirstConnect = (brand: Brand): boolean => brand?.id === firstConnectBrandId;

/**
 * Returns the external page for canceling memberships; undefined if they are canceled in the
 * portal.
 */
export const externalCancelationLink = (brand: Brand): string | undefined =>
  brand && withOwnCancelation.has(brand.id)
    ? (brand.customCancellationLink ?? undefined)
    : undefined;

/**
 * Returns whether a group's brand hides the portal's own: its account context differs from the
 * default (spec 6).
 */
export const hasClientStyling = (brand: Brand): boolean =>
  brand !== undefined && brand.accountContext !== 'MY_SPORTS';

/** Returns whether the portal serves the studios of many chains, without a tenant (spec 3). */
export const isBookingPortal = (brand: Brand): boolean => brand?.context === 'BOOKING_PORTAL';
