/** A member's visits between two days as a PDF, by month. */
import type { Schemas } from '../../platform/api.ts';
import type { Brand } from '../../platform/mail/layout.ts';
import { createFiller } from '../../platform/mail/letter.ts';
import { formatDay } from '../../platform/mail/formatDates.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';
import { checkinHistoryTexts } from './historyTexts.ts';
import {
  type DocumentPart,
  type Fact,
  renderPdf,
  type DocumentContent,
} from '../../platform/pdf/pdf.ts';

type Report = Schemas['CheckinHistoryReport'];
type Visit = Schemas['Checkin'];

/** Formats a duration in hours and minutes. */
function formatDuration(locale: MailLocale, minutes: number): string {
  const formatUnit = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [formatUnit(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [formatUnit(rest, 'minute')] : []),
  ];
  return parts.join(' ');
}

function toFact({ studio, date, ...visit }: Visit, locale: MailLocale): Fact {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: studio.zoneId });
  const from = new Date(visit.checkinTime);
  const when =
    visit.checkoutTime === null
      ? createFiller({ from: clock.format(from) })(checkinHistoryTexts[locale].goesOn)
      : `${clock.format(from)} – ${clock.format(new Date(visit.checkoutTime))}`;
  const length =
    visit.durationMinutes === null ? [] : [formatDuration(locale, visit.durationMinutes)];
  return {
    label: `${formatDay(locale, date)}:`,
    value: [when, ...length, studio.name].join(' · '),
  };
}

function partsByMonth(checkins: readonly Visit[], locale: MailLocale): DocumentPart[] {
  const months = new Map<string, Visit[]>();
  for (const visit of checkins) {
    const month = visit.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), visit]);
  }
  const monthFormat = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return [...months].map(([month, visits]) => ({
    heading: monthFormat.format(new Date(`${month}-01`)),
    paragraphs: [],
    facts: visits.map((visit) => toFact(visit, locale)),
  }));
}

function toContent(report: Report, locale: MailLocale): DocumentContent {
  const { title, period, none, visits, total } = checkinHistoryTexts[locale];
  const from = formatDay(locale, report.startDate);
  const until = formatDay(locale, report.endDate);
  const isEmpty = report.checkins.length === 0;
  const sums = {
    heading: null,
    paragraphs: [createFiller({ from, until })(period), ...(isEmpty ? [none] : [])],
    facts: isEmpty
      ? []
      : [
          { label: visits, value: new Intl.NumberFormat(locale).format(report.visits) },
          { label: total, value: formatDuration(locale, report.totalMinutes) },
        ],
  };
  return { locale, title, parts: [sums, ...partsByMonth(report.checkins, locale)] };
}

/** @param language of the reader; @param at creation time */
export function checkinHistoryDocument(
  brand: Brand | null,
  report: Report,
  language: string,
  at: Date,
): Promise<Buffer> {
  const { locale } = findMailTexts(language);
  return renderPdf(brand, toContent(report, locale), at);
}
