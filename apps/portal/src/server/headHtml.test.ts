import { describe, expect, test } from 'vitest';
import { locales } from '../lib/i18n/locales.ts';
import type { Head } from './head.ts';
import { headHtml } from './headHtml.ts';
import { pageAt } from './pageAt.ts';
import { troubleHtml } from './troubleHtml.ts';

const hostile = '"><img src=x onerror=alert(1)></script><script>alert(1)</script>&';
const studioUuid = 'bm9ydGhzaWRlOjEwMDE=';
const origin = 'https://portal.example';
const picture = { url: '/p', urlLarge: '/p?size=large', width: 480, height: 320 };

const brand = { name: 'Sample chain', title: 'Sample', logoUrl: '/logo.svg' };

const studio: NonNullable<Head['studio']> = {
  name: 'Sample studio',
  image: picture,
  address: {
    street: 'Sample street',
    houseNumber: '7',
    houseNumberFirst: false,
    zipCode: '12345',
    city: 'Sampletown',
    countryCode: 'DE',
  },
  coordinates: { latitude: 52.5, longitude: 13.4 },
  website: null,
};

const appointment: NonNullable<Head['appointment']> = {
  name: 'Sample class',
  description: 'Slow and\nstrong.',
  when: 'Thursday, 26 November 2026, 18:00 – 19:00',
  image: picture,
  appointmentStatus: 'ACTIVE',
  appointmentMeetingType: 'ON_SITE',
  slots: [{ startDateTime: '2026-11-26T18:00:00+01:00', endDateTime: '2026-11-26T19:00:00+01:00' }],
  price: { state: 'ONLINE_PAYMENT', money: { amount: 12.5, currency: 'EUR' } },
};

const head = (path: string, more: Partial<Head> = {}): string =>
  headHtml({
    url: new URL(path, 'http://portal.invalid'),
    origin,
    locale: 'en-GB',
    words: {},
    found: true,
    brand,
    studio,
    appointment: null,
    picture: null,
    ...more,
  });

const structuredData = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

const course = `/studio/${studioUuid}/course/5`;

describe('headHtml', () => {
  test('describes a class: name, time and place, picture, and event data', () => {
    const html = head(course, { appointment });
    expect(html).toContain('<title>Sample | Sample class</title>');
    expect(html).toContain('<meta property="og:title" content="Sample class">');
    expect(html).toContain(
      '<meta name="description" content="Thursday, 26 November 2026, 18:00 – 19:00, Sample studio. Slow and strong.">',
    );
    expect(html).toContain(
      '<meta property="og:image" content="https://portal.example/p?size=large">',
    );
    expect(structuredData(html)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Sample class',
      startDate: '2026-11-26T18:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        address: { streetAddress: 'Sample street 7', addressCountry: 'DE' },
      },
      offers: { price: 12.5, priceCurrency: 'EUR' },
      url: origin + course,
    });
  });

  test('marks canceled and online classes', () => {
    expect(
      structuredData(
        head(course, { appointment: { ...appointment, appointmentStatus: 'CANCELED' } }),
      ),
    ).toHaveProperty('eventStatus', 'https://schema.org/EventCancelled');
    expect(
      structuredData(
        head(course, { appointment: { ...appointment, appointmentMeetingType: 'STREAM' } }),
      ),
    ).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation' },
    });
  });

  const noPicture = { ...appointment, image: null };
  const svg = { ...picture, urlLarge: '/p.svg?size=large' };

  test.each([
    ['the studio of a class without one', { appointment: noPicture }, '/p?size=large'],
    [
      'the studio of a class with an SVG',
      { appointment: { ...appointment, image: svg } },
      '/p?size=large',
    ],
    [
      'the brand, if nothing else has one',
      { studio: null, brand: { ...brand, logoUrl: '/logo.png' } },
      '/logo.png',
    ],
  ] satisfies [string, Partial<Head>, string][])('previews the picture of %s', (_, more, image) => {
    const html = head(course, more);
    for (const name of ['property="og:image"', 'name="twitter:image"'])
      expect(html).toContain(`<meta ${name} content="${origin}${image}">`);
  });

  test.each([
    ['a logo', { studio: null }],
    ['a picture', { studio: { ...studio, image: svg }, appointment: noPicture }],
  ] satisfies [string, Partial<Head>][])(
    'previews no image if only %s in SVG exists',
    (_, more) => {
      const html = head(course, more);
      expect(html).not.toMatch(/og:image|twitter:image/);
      expect(html).toContain('<meta name="twitter:card" content="summary">');
    },
  );

  test('describes a studio as a local business', () => {
    const html = head(`/studio/${studioUuid}`);
    expect(html).toContain('<meta property="og:title" content="Sample studio">');
    expect(html).toContain('Sample studio in Sampletown: see what’s on and book online.');
    expect(structuredData(html)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Sample studio',
      address: { '@type': 'PostalAddress', addressLocality: 'Sampletown' },
      geo: { latitude: 52.5, longitude: 13.4 },
    });
  });

  test.each(['course', 'events', 'offers', 'news', 'contract', 'imprint'])(
    'gives %s its own title and description, without structured data',
    (page) => {
      const html = head(`/studio/${studioUuid}/${page}`);
      expect(html).toMatch(/<title>Sample \| \p{L}[^<]*<\/title>/u);
      expect(html).toMatch(/<meta name="description" content="[^"]{15,}">/);
      expect(html).not.toContain('ld+json');
      expect(html).not.toContain('{');
    },
  );

  test('has the same canonical address in every language and spelling', () => {
    for (const asked of [course, `${course}/`, course.replace('=', '%3D'), `${course}?utm=1`])
      expect(head(asked, { appointment })).toContain(
        `<link rel="canonical" href="${origin}${course}">`,
      );
    const html = head(`${course}?lo=de`, { appointment, locale: 'de-DE' });
    expect(html).toContain(`<link rel="canonical" href="${origin}${course}?lo=de-DE">`);
    for (const locale of locales)
      expect(html).toContain(`hreflang="${locale}" href="${origin}${course}?lo=${locale}"`);
    expect(html).toContain(`hreflang="x-default" href="${origin}${course}"`);
  });

  test.each(locales)('uses texts of %s', (locale) => {
    const html = head('/studios/sample', { locale, studio: null });
    expect(html).toMatch(/<meta name="description" content="\p{L}[^"{}]{15,}">/u);
    expect(html).toContain(`<meta property="og:locale" content="${locale.replace('-', '_')}">`);
  });

  test('uses the brand’s own texts', () => {
    const words = { 'title.courses': 'Sessions', 'head.courses': 'Sessions at {studio}' };
    const html = head(`/studio/${studioUuid}/course`, { words });
    expect(html).toContain('<title>Sample | Sessions</title>');
    expect(html).toContain('content="Sessions at Sample studio"');
  });

  test.each([
    `/studio/${studioUuid}/me/bookings`,
    `/studio/${studioUuid}/selfservice/invoices`,
    `/studio/${studioUuid}/login-register`,
    `/studio/${studioUuid}/booking/course/5/offer/1/contact`,
    `/studio/${studioUuid}/verify-password?code=abc`,
    '/payment?paymentRequestId=abc',
    '/self-service?token=abc',
    '/nowhere',
  ])('excludes %s from search and keeps its address out of the head', (path) => {
    const html = head(path, { found: true });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|og:|abc/);
  });

  test('excludes missing pages from search', () => {
    expect(head(course, { found: false })).toContain('noindex');
  });

  test('does not title an unknown studio as a home page', () => {
    const html = head(`/studio/${studioUuid}`, { found: false, studio: null });
    expect(html).toContain('<title>Sample | Oops!</title>');
  });

  test('escapes all values', () => {
    const html = head(course, {
      brand: { name: hostile, title: hostile, logoUrl: hostile },
      studio: { ...studio, name: hostile },
      appointment: { ...appointment, name: hostile, description: hostile, when: hostile },
    });
    expect(html).not.toMatch(/<img|<script>/);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(structuredData(html)).toMatchObject({ name: hostile });
  });
});

describe('pageAt', () => {
  test.each([
    ['/', 'home', null, null],
    ['/studios', 'studiosLegacy', 'studios', null],
    [course, 'course', 'appointment', 5],
    [`/studio/${studioUuid}/events/7`, 'event', 'appointment', 7],
    [`/studio/${studioUuid}/news`, 'studioNews', 'news', null],
    [`/studio/${studioUuid}/appointment/studioselect/5`, 'appointmentStudioSelect', 'studio', 5],
    [`/de/studio/${studioUuid}/course`, 'courses', 'studio', null],
    ['/nowhere/at/all', null, null, null],
  ])('%s', (path, route, shows, id) => {
    expect(pageAt(new URL(path, origin))).toEqual({ route, shows, id });
  });
});

test.each(locales)('%s: describes the error in full sentences, without a script', (locale) => {
  const html = troubleHtml(locale);
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toMatch(/<h1>[^<]{5,}<\/h1><p>[^<]{20,}<\/p>/);
  expect(html).not.toContain('<script');
});
