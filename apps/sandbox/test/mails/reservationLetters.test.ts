/** Mails about check-in reservations, in every language: complete, in the brand's name, with the studio's times. */
import { describe, expect, test } from 'vitest';
import { reservationLetter } from '../../src/domains/checkinReservations/reservationLetter.ts';
import type { ReservationNews } from '../../src/domains/checkinReservations/reservationNews.ts';
import { reservationTexts } from '../../src/domains/checkinReservations/reservationTexts.ts';

const news: ReservationNews = {
  occasion: 'reserved',
  uuid: '5f0c9d2e-3b7a-4c61-9d8e-0a1b2c3d4e5f',
  to: 'reader@example.org',
  name: 'Mona <Muster>',
  languages: ['en-GB'],
  surface: { context: {}, hostname: '', language: null },
  startsAt: '2026-11-26T16:00:00.000Z',
  endsAt: '2026-11-26T17:30:00.000Z',
  lastCheckinAt: '2026-11-26T16:30:00.000Z',
  isCancelable: true,
  studio: {
    id: 1001,
    tenant: 'northside',
    name: 'North {name} & Co',
    zoneId: 'Europe/Berlin',
    address: 'Beispielweg 1, 10115 Berlin',
  },
};

const link = 'https://portal.example/studio/x/me/checkin-reservations';
const letter = (changes: Partial<ReservationNews> = {}) =>
  reservationLetter(null, { ...news, ...changes }, link, new Date('2026-11-25T09:00:00Z'));

const occasions = ['reserved', 'canceled'] as const;

describe.for(Object.keys(reservationTexts))('in %s', (locale) => {
  test.for(occasions)('renders a complete %s mail', (occasion) => {
    const { subject, text, html } = letter({ occasion, languages: [locale] });
    const mailText = [subject, text, html].join('\n').replaceAll('North {name}', '');
    expect(mailText).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
    expect(subject).toContain('Studio Portal: ');
    expect(text).toContain('North {name} & Co, Beispielweg 1, 10115 Berlin');
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toContain('<Muster>');
    // Five o'clock in Berlin, not four as in UTC.
    expect(text).toMatch(/\b(17:00|5:00)/);
    expect(text).toContain(link);
  });
});

test('has texts per language', () => {
  const all = Object.entries(reservationTexts).filter(([locale]) => locale !== 'en-US');
  for (const occasion of occasions)
    expect(new Set(all.map(([, texts]) => texts[occasion].body)).size).toBe(all.length);
});

test('prints the deadlines of check-in and cancelation, except in a cancelation', () => {
  const { text } = letter();
  expect(text).toMatch(/Check in by: Thursday, 26 November 2026 at 17:30/);
  expect(text).toMatch(/You can cancel until: Thursday, 26 November 2026 at 17:00/);
  expect(letter({ isCancelable: false }).text).not.toMatch(/You can cancel until/);
  expect(letter({ occasion: 'canceled' }).text).not.toMatch(/Check in by|You can cancel until/);
});

test('quotes the reference that the portal shows, except in a cancelation', () => {
  expect(letter().text).toContain('Booking reference: 5F0C9D2E');
  expect(letter({ occasion: 'canceled' }).text).not.toContain('5F0C9D2E');
});

test('says what a late cancelation costs, and what it has cost', () => {
  const fee = { consequence: 'FEE', fee: { amountCents: 500, currency: 'EUR' } } as const;
  const free = { freeCancelationUntil: '2026-11-26T12:00:00.000Z', lateCancelation: fee };
  const { text } = letter(free);
  expect(text).toMatch(/You can cancel until: Thursday, 26 November 2026 at 13:00/);
  expect(text).toMatch(/If you cancel after .*13:00, we charge a fee of €5.00/);
  const late = letter({ ...free, occasion: 'canceled', late: fee });
  expect(late.text).toMatch(/a fee of €5.00 is charged to your account/);
  expect(letter({ ...free, occasion: 'canceled' }).text).not.toMatch(/fee/);
});

test('creates a calendar entry that the cancelation cancels', () => {
  const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
  const uid = 'UID:5f0c9d2e-3b7a-4c61-9d8e-0a1b2c3d4e5f@studio-portal.example';
  const organizer = 'ORGANIZER;CN="Studio Portal":mailto:no-reply@studio-portal.example';
  for (const line of [
    'METHOD:PUBLISH',
    uid,
    organizer,
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'DTSTART:20261126T160000Z',
    'DTEND:20261126T173000Z',
    'SUMMARY:Visit\\, North {name} & Co',
  ])
    expect(lines(letter().calendar ?? '')).toContain(line);
  for (const line of ['METHOD:CANCEL', uid, organizer, 'SEQUENCE:1', 'STATUS:CANCELLED'])
    expect(lines(letter({ occasion: 'canceled' }).calendar ?? '')).toContain(line);
});
