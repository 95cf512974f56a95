import { describe, expect, test } from 'vitest';
import { type Browser, pageView } from './pageView.ts';

const browser: Browser = {
  innerWidth: 390,
  innerHeight: 844,
  screen: { width: 390, height: 844 },
  navigator: {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  },
  document: { referrer: 'https://mail.example/open?code=4711&e=a%40b.example#x' },
  location: { origin: 'https://portal.example' },
};
const seen = { route: 'myBookings', user: undefined, studio: null, elapsed: 12_400 };

describe('pageView', () => {
  test('names the event after the route and includes the seconds since the previous one', () => {
    expect(pageView(seen, browser)).toMatchObject({
      eventName: 'msweb-nav-my-bookings',
      applicationName: 'MS_FRONTEND',
      userId: null,
      properties: { elapsedSeconds: 12, route: 'myBookings', loggedIn: false },
    });
    expect(pageView({ ...seen, elapsed: null }, browser).properties.elapsedSeconds).toBeNull();
  });

  test('strips code and address from the referrer', () => {
    expect(pageView(seen, browser).properties.referrer).toBe('https://mail.example/open');
  });

  test.each([
    [browser.navigator.userAgent, 'Safari 18', 'iOS', 'mobile'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.1.2',
      'Edge 140',
      'Windows',
      'desktop',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
      'Chrome 141',
      'Android',
      'mobile',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox 140',
      'Linux',
      'desktop',
    ],
    ['curl/8', 'other', 'other', 'desktop'],
  ])('%s', (userAgent, name, os, device) => {
    const { properties } = pageView(seen, { ...browser, navigator: { userAgent } });
    expect(properties).toMatchObject({ browser: name, os, device });
  });
});
