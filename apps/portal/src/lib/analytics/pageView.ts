import type { TrackingEvent, UserInfo } from '@studio-portal/sdk/types';

/** Context of an event that the browser does not provide. */
export interface PageViewContext {
  /** Name in the route table. */
  route: string;
  user: UserInfo | undefined;
  studio: { tenant: string; organizationUnitId: number; name: string } | null;
  /** Milliseconds since the previous event; null for the first. */
  elapsed: number | null;
}

/** The parts of `window` that an event reads; a parameter so that tests run anywhere. */
export type Browser = Pick<Window, 'innerWidth' | 'innerHeight'> & {
  screen: Pick<Screen, 'width' | 'height'>;
  navigator: Pick<Navigator, 'userAgent'>;
  document: Pick<Document, 'referrer'>;
  location: Pick<Location, 'origin'>;
};

/** Converts `myBookings` to `my-bookings`. */
const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const browsers = [
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;

const systems = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/**
 * Returns name and major version only: enough to choose browsers for testing, too little to
 * identify a person.
 */
function detectBrowser(agent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(agent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return 'other';
}

const detectSystem = (agent: string): string =>
  systems.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other';

/** Keeps only origin and path, since a query can contain a code or an address. */
function withoutQuery(address: string): string {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : '';
}

/** Builds the tracking event of a page view (spec 9), such as `msweb-nav-my-bookings`. */
export function pageView(seen: PageViewContext, browser: Browser): TrackingEvent {
  const { route, user, studio, elapsed } = seen;
  const { userAgent } = browser.navigator;
  return {
    eventName: `msweb-nav-${kebab(route)}`,
    userId: user?.id ?? null,
    applicationName: 'MS_FRONTEND',
    properties: {
      browser: detectBrowser(userAgent),
      device: /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'mobile' : 'desktop',
      os: detectSystem(userAgent),
      screenWidth: browser.screen.width,
      screenHeight: browser.screen.height,
      viewportWidth: browser.innerWidth,
      viewportHeight: browser.innerHeight,
      loggedIn: user !== undefined,
      userId: user?.id ?? null,
      studio,
      referrer: withoutQuery(browser.document.referrer),
      route,
      origin: browser.location.origin,
      elapsedSeconds: elapsed === null ? null : Math.round(elapsed / 1000),
    },
  };
}
