/** The visits of a member between two days as a file, month by month. */
import type { Schemas } from '../../server/api.ts';
import type { Brand } from '../mail/layout.ts';
import { fillWith } from '../mail/letter.ts';
import { dayIn } from '../mail/momentIn.ts';
import { type MailLocale, mailTextsFor } from '../mail/texts.ts';
import { checkinHistoryTexts } from './checkinHistoryTexts.ts';
import { type DocumentPart, type Fact, pdfOf, type Words } from './pdf.ts';

type Report = Schemas['CheckinHistoryReport'];
type Visit = Schemas['Checkin'];

/** Hours and minutes, as people write them. */
function lengthIn(locale: MailLocale, minutes: number): string {
  const inUnits = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [inUnits(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [inUnits(rest, 'minute')] : []),
  ];
  return parts.join(' ');
}

function factOf({ studio, date, ...visit }: Visit, locale: MailLocale): Fact {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: studio.zoneId });
  const from = new Date(visit.checkinTime);
  const when =
    visit.checkoutTime === null
      ? fillWith({ from: clock.format(from) })(checkinHistoryTexts[locale].goesOn)
      : `${clock.format(from)} – ${clock.format(new Date(visit.checkoutTime))}`;
  const length = visit.durationMinutes === null ? [] : [lengthIn(locale, visit.durationMinutes)];
  return { label: `${dayIn(locale, date)}:`, value: [when, ...length, studio.name].join(' · ') };
}

function partsByMonth(checkins: readonly Visit[], locale: MailLocale): DocumentPart[] {
  const months = new Map<string, Visit[]>();
  for (const visit of checkins) {
    const month = visit.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), visit]);
  }
  const named = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return [...months].map(([month, visits]) => ({
    heading: named.format(new Date(`${month}-01`)),
    paragraphs: [],
    facts: visits.map((visit) => factOf(visit, locale)),
  }));
}

function wordsOf(report: Report, locale: MailLocale): Words {
  const { title, period, none, visits, total } = checkinHistoryTexts[locale];
  const from = dayIn(locale, report.startDate);
  const until = dayIn(locale, report.endDate);
  const isEmpty = report.checkins.length === 0;
  const sums = {
    heading: null,
    paragraphs: [fillWith({ from, until })(period), ...(isEmpty ? [none] : [])],
    facts: isEmpty
      ? []
      : [
          { label: visits, value: new Intl.NumberFormat(locale).format(report.visits) },
          { label: total, value: lengthIn(locale, report.totalMinutes) },
        ],
  };
  return { locale, title, parts: [sums, ...partsByMonth(report.checkins, locale)] };
}

/** @param language of the reader; @param at now */
export function checkinHistoryDocument(
  brand: Brand | null,
  report: Report,
  language: string,
  at: Date,
): Promise<Buffer> {
  const { locale } = mailTextsFor(language);
  return pdfOf(brand, wordsOf(report, locale), at);
}
