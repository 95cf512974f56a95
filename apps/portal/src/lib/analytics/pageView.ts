import type { TrackingEvent, UserInfo } from '@studio-portal/sdk/types';

/** What an event is about, besides what the browser tells. */
export interface Seen {
  /** Name of the route, as the route table has it. */
  route: string;
  user: UserInfo | undefined;
  studio: { tenant: string; organizationUnitId: number; name: string } | null;
  /** Milliseconds since the event before; null for the first. */
  elapsed: number | null;
}

/** What of the browser's window an event needs; a parameter so that it can be tried out anywhere. */
export type Browser = Pick<Window, 'innerWidth' | 'innerHeight'> & {
  screen: Pick<Screen, 'width' | 'height'>;
  navigator: Pick<Navigator, 'userAgent'>;
  document: Pick<Document, 'referrer'>;
  location: Pick<Location, 'origin'>;
};

/** `myBookings` is `my-bookings`. */
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

/** Name and major version alone: enough to know what to test with, too little to tell one reader from another. */
function browserOf(agent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(agent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return 'other';
}

const systemOf = (agent: string): string =>
  systems.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other';

/** Only origin and path: a query may hold a code or an address. */
function withoutQuery(address: string): string {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : '';
}

/** The event of a page view (specification 1, section 9): `msweb-nav-my-bookings`. */
export function pageView(seen: Seen, browser: Browser): TrackingEvent {
  const { route, user, studio, elapsed } = seen;
  const { userAgent } = browser.navigator;
  return {
    eventName: `msweb-nav-${kebab(route)}`,
    userId: user?.id ?? null,
    applicationName: 'MS_FRONTEND',
    properties: {
      browser: browserOf(userAgent),
      device: /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'mobile' : 'desktop',
      os: systemOf(userAgent),
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
