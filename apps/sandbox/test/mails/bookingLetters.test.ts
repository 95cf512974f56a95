/**
 * Mails about bookings, in every language and for every occasion: complete, in the brand's name, with the studio's
 * times.
 */
import { describe, expect, test } from 'vitest';
import { addTranslations } from '../../src/platform/database/translatedText.ts';
import { bookingLetter } from '../../src/domains/bookings/bookingLetter.ts';
import type { BookingNews, BookingOccasion } from '../../src/domains/bookings/bookingNews.ts';
import { bookingTexts } from '../../src/domains/bookings/bookingTexts.ts';

const { occasions: knownOccasions } = bookingTexts['en-GB'];
const isOccasion = (name: string): name is BookingOccasion => name in knownOccasions;
const occasions = Object.keys(knownOccasions).filter(isOccasion);

addTranslations('de', { 'Morning Yoga': 'Yoga am Morgen' });

const news: BookingNews = {
  occasion: 'booked',
  uuid: '5f0c9d2e-3b7a-4c61-9d8e-0a1b2c3d4e5f',
  to: 'reader@example.org',
  name: 'Mona <Muster>',
  languages: ['en-GB'],
  surface: { context: {}, hostname: '', language: null },
  isGuest: false,
  appointmentId: 50_001,
  course: 'Yoga {name} & Co',
  startsAt: '2026-11-26T16:00:00.000Z',
  endsAt: '2026-11-26T17:15:00.000Z',
  isOnline: false,
  studio: {
    id: 1001,
    tenant: 'northside',
    name: 'Northside Mitte',
    zoneId: 'Europe/Berlin',
    address: 'Beispielweg 1, 10115 Berlin',
  },
  position: 3,
  cancelableUntil: '2026-11-26T14:00:00.000Z',
  paid: {
    amountCents: 1450,
    currency: 'EUR',
    charged: true,
    at: '2026-11-25T09:00:00.000Z',
    method: 'VISA •••• 4242',
    reference: '0b7c6a52-9f5c-4a0e-8a77-2f6f4c1a7b10',
  },
  usesVisit: true,
};

const link = 'https://portal.example/studio/x/me/bookings';
const now = new Date('2026-11-25T09:00:00Z');
const letter = (changes: Partial<BookingNews>) =>
  bookingLetter(null, { ...news, ...changes }, link, now);

describe.for(Object.keys(bookingTexts))('in %s', (locale) => {
  test.for(occasions)('renders a complete %s mail', (occasion) => {
    const { subject, text, html } = letter({ occasion, languages: [locale] });
    const mailText = [subject, text, html].join('\n').replaceAll('Yoga {name}', '');
    expect(mailText).not.toMatch(/[{}]|\bundefined\b|\bnull\b|\bNaN\b/);
    expect(subject).toContain('Studio Portal: ');
    // Braces in names of people and courses are kept.
    expect(subject).toContain('Yoga {name} & Co');
    expect(text).toContain('Northside Mitte, Beispielweg 1, 10115 Berlin');
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toContain('<Muster>');
    // Five o'clock in Berlin, not four as in UTC.
    expect(text).toMatch(/\b(17:00|5:00)/);
    expect(text).toContain(link);
  });
});

test('names the class in the language of the mail', () => {
  const subjectIn = (locale: string) =>
    letter({ course: 'Morning Yoga', languages: [locale] }).subject;
  expect(subjectIn('de-DE')).toContain('Yoga am Morgen');
  expect(subjectIn('en-GB')).toContain('Morning Yoga');
});

test('has texts per language for every occasion', () => {
  for (const occasion of occasions) {
    const all = Object.entries(bookingTexts).filter(([locale]) => locale !== 'en-US');
    const bodies = all.map(([, texts]) => texts.occasions[occasion].body);
    expect(new Set(bodies).size).toBe(all.length);
  }
});

test.for([
  ['de-DE', '14,50 €', 'Bestellnummer: 0B7C6A52', 'Buchungsnummer: 5F0C9D2E'],
  ['en-US', '€14.50', 'Order reference: 0B7C6A52', 'Booking reference: 5F0C9D2E'],
] as const)('prints amount, method and references in a receipt in %s', ([locale, ...facts]) => {
  const { text } = letter({ occasion: 'receipt', languages: [locale] });
  for (const value of [...facts, 'VISA •••• 4242'])
    expect(text.replaceAll('\u00A0', ' ')).toContain(value);
  expect(text).toMatch(/25/);
});

const image = { url: '/pictures/course/1', urlLarge: '/large', width: 480, height: 320 };

test.each(['booked', 'waiting', 'movedUp', 'toBeConfirmed', 'receipt'] as const)(
  'shows the picture and the reference of the booking in a %s mail',
  (occasion) => {
    const { html, text } = letter({ occasion, image });
    expect(html).toContain('<img src="https://portal.example/pictures/course/1?size=mail"');
    expect(text).toContain('Booking reference: 5F0C9D2E');
  },
);

test.each(['canceled', 'missed'] as const)('shows no picture in a %s mail', (occasion) => {
  expect(letter({ occasion, image }).html).not.toContain('<img');
});

describe('calendar files', () => {
  const uid = 'UID:5f0c9d2e-3b7a-4c61-9d8e-0a1b2c3d4e5f@studio-portal.example';
  const organizer = 'ORGANIZER;CN="Studio Portal":mailto:no-reply@studio-portal.example';
  const lines = (occasion: BookingOccasion) =>
    (letter({ occasion }).calendar ?? '').replaceAll('\r\n ', '').split('\r\n');

  test.for(['booked', 'movedUp'] as const)('add an entry for %s', (occasion) => {
    for (const line of [
      'METHOD:PUBLISH',
      uid,
      organizer,
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART:20261126T160000Z',
      'DTEND:20261126T171500Z',
      'SUMMARY:Yoga {name} & Co\\, Studio Portal',
      'LOCATION:Northside Mitte\\, Beispielweg 1\\, 10115 Berlin',
    ])
      expect(lines(occasion)).toContain(line);
  });

  test.for(['canceled', 'canceledByStudio', 'debitReturned'] as const)(
    'cancel the entry for %s',
    (occasion) => {
      for (const line of ['METHOD:CANCEL', uid, organizer, 'SEQUENCE:1', 'STATUS:CANCELLED'])
        expect(lines(occasion)).toContain(line);
    },
  );
});

test.for([
  [true, 'We’re refunding €14.50'],
  [false, 'Nothing has been charged'],
] as const)('explains the refund of a cancelation (charged: %s)', ([charged, sentence]) => {
  const paid = news.paid && { ...news.paid, charged };
  expect(letter({ occasion: 'canceled', paid }).text).toContain(sentence);
});

test('mentions no money in a cancelation without a payment', () => {
  const { text } = letter({ occasion: 'canceled', paid: null, usesVisit: false });
  expect(text).not.toMatch(/€|refund|charged|credited/);
});

test.for([
  ['booked', 'View or cancel your booking'],
  ['waiting', 'View or leave the waiting list'],
] as const)('offers guests what they can do when %s', ([occasion, label]) => {
  expect(letter({ occasion, isGuest: true }).text).toContain(`${label}: ${link}`);
});
