import type { WhitelabelConfig } from '@studio-portal/sdk/types';

/** Rules of single brands by the number of their configuration (specification 1, section 6). */
const withoutSupport: ReadonlySet<number> = new Set([2, 8, 40, 48, 49]);
const withoutHomeTab: ReadonlySet<number> = new Set([2, 3, 4]);
const withOwnCancelation: ReadonlySet<number> = new Set([2, 3, 4, 11, 12]);

/** The special brand whose members begin at the first studio that they are connected with. */
const beginsAtFirstConnect = 40;

type Brand = WhitelabelConfig | undefined;

/** Whether the link to the support is shown. */
export const showsSupport = (brand: Brand): boolean =>
  !brand?.hideSupportUrl && !withoutSupport.has(brand?.id ?? 0);

/** Whether the studio's home is among the tabs. */
export const showsHomeTab = (brand: Brand): boolean =>
  !brand?.hideHomeTab && !withoutHomeTab.has(brand?.id ?? 0);

/** Whether a login leads to the home of the first connected studio (specification 1, section 6). */
export const startsAtFirstConnect = (brand: Brand): boolean => brand?.id === beginsAtFirstConnect;

/** Where memberships are cancelled outside the portal; undefined when they are cancelled in it. */
export const ownCancelationLink = (brand: Brand): string | undefined =>
  brand && withOwnCancelation.has(brand.id)
    ? (brand.customCancellationLink ?? undefined)
    : undefined;

/** A group's brand hides whose service the portal is: its account context is another than the default (section 6). */
export const hasClientStyling = (brand: Brand): boolean =>
  brand !== undefined && brand.accountContext !== 'MY_SPORTS';

/** A portal for the studios of many chains, with no tenant in front (specification 1, section 3). */
export const isBookingPortal = (brand: Brand): boolean => brand?.context === 'BOOKING_PORTAL';
