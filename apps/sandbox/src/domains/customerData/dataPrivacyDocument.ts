/** All personal data a studio stores about a member (Art. 15 GDPR). */
import type { Schemas } from '../../platform/api.ts';
import type { Brand } from '../../platform/mail/layout.ts';
import { createFiller } from '../../platform/mail/letter.ts';
import { formatDay, formatMoment } from '../../platform/mail/formatDates.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';
import { documentTexts } from './documentTexts.ts';
import { type DocumentPart, type Fact, renderPdf } from '../../platform/pdf/pdf.ts';
import type { DocumentTexts } from './documentTexts/types.ts';

/** Data of a member, each section as returned by its API call. */
export type PersonalRecord = {
  studio: { name: string; zoneId: string };
  personal: Schemas['PersonalData'];
  address: Schemas['AddressData'];
  contact: Schemas['ContactData'];
  payment: Schemas['PaymentData'];
};

type Values = Readonly<Record<string, string | null>>;

/** Creates lines for fields; a pending change is shown after the current value. */
function toFacts(
  { labels, unknown, pending }: DocumentTexts,
  fields: readonly (keyof DocumentTexts['labels'])[],
  now: Values,
  requested: Values | null,
): Fact[] {
  return fields.map((field) => {
    const value = now[field] ?? unknown;
    const requestedValue = requested === null ? value : (requested[field] ?? unknown);
    const change =
      requestedValue === value ? '' : ` (${createFiller({ value: requestedValue })(pending)})`;
    return { label: labels[field], value: value + change };
  });
}

type Person = Pick<
  Schemas['PersonalData'],
  'dateOfBirth' | 'gender' | 'documentType' | 'countryOfBirth'
>;

/** Formats dates and coded values of a person. */
function localize<Known extends Person>(known: Known, locale: MailLocale) {
  const { genders, documentTypes } = documentTexts[locale];
  const { dateOfBirth, gender, documentType, countryOfBirth } = known;
  return {
    ...known,
    dateOfBirth: dateOfBirth && formatDay(locale, dateOfBirth),
    gender: gender && genders[gender],
    documentType: documentType && documentTypes[documentType],
    countryOfBirth: countryName(countryOfBirth, locale),
  };
}

const countryName = (code: string | null, locale: string): string | null =>
  code && (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code);

const localizeAddress = <Known extends { countryCode: string | null }>(
  known: Known,
  locale: string,
) => ({
  ...known,
  countryCode: countryName(known.countryCode, locale),
});

function toParts(
  { personal, address, contact, payment }: PersonalRecord,
  locale: MailLocale,
): DocumentPart[] {
  const texts = documentTexts[locale];
  const { sections, paymentMethods } = texts;
  const { pendingAmendment: name, editable: _, approvalRequired: __, ...person } = personal;
  const { pendingAmendment: place, editable: ___, approvalRequired: ____, ...where } = address;
  const requested = payment.pendingAmendment;
  const section = (heading: string, facts: Fact[]) => ({ heading, paragraphs: [], facts });
  return [
    section(
      sections.personal,
      toFacts(
        texts,
        [
          'customerNumber',
          'firstname',
          'lastname',
          'dateOfBirth',
          'gender',
          'placeOfBirth',
          'countryOfBirth',
          'documentType',
          'documentNumber',
        ],
        localize(person, locale),
        name && { ...localize(name, locale), customerNumber: person.customerNumber },
      ),
    ),
    section(
      sections.address,
      toFacts(
        texts,
        ['street', 'houseNumber', 'zipCode', 'city', 'provinceCode', 'countryCode'],
        localizeAddress(where, locale),
        place && localizeAddress(place, locale),
      ),
    ),
    section(
      sections.contact,
      toFacts(
        texts,
        ['email', 'phone'],
        { email: contact.email, phone: contact.phone },
        contact.pendingAmendment,
      ),
    ),
    section(
      sections.payment,
      toFacts(
        texts,
        ['paymentMethod', 'accountHolder', 'bankAccount', 'mandateReference'],
        {
          paymentMethod: paymentMethods[payment.paymentMethod],
          accountHolder: payment.accountHolder,
          bankAccount: payment.maskedIban,
          mandateReference: payment.mandateReference,
        },
        requested && {
          paymentMethod: paymentMethods.DIRECT_DEBIT,
          accountHolder: requested.accountHolder,
          bankAccount: requested.maskedIban,
          mandateReference: requested.mandateReference,
        },
      ),
    ),
  ];
}

/** @param brand for name and colour; @param language BCP 47, of the reader */
export function dataPrivacyDocument(
  brand: Brand | null,
  record: PersonalRecord,
  language: string,
  writtenAt: Date,
): Promise<Buffer> {
  const { locale } = findMailTexts(language);
  const { title, intro, purpose, rights } = documentTexts[locale];
  const { name, zoneId } = record.studio;
  const fill = createFiller({
    studio: name,
    when: formatMoment(locale, zoneId, writtenAt.toISOString()),
  });
  return renderPdf(
    brand,
    {
      locale,
      title: fill(title),
      parts: [
        { heading: null, paragraphs: [fill(intro), purpose], facts: [] },
        ...toParts(record, locale),
        { heading: null, paragraphs: [rights], facts: [] },
      ],
    },
    writtenAt,
  );
}
