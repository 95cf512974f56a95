/** All personal data that a studio keeps of a member, as Art. 15 GDPR lets them read it. */
import type { Schemas } from '../../server/api.ts';
import type { Brand } from '../mail/layout.ts';
import { fillWith } from '../mail/letter.ts';
import { dayIn, momentIn } from '../mail/momentIn.ts';
import { type MailLocale, mailTextsFor } from '../mail/texts.ts';
import { type DocumentTexts, documentTexts } from './documentTexts.ts';
import { type DocumentPart, type Fact, pdfOf } from './pdf.ts';

/** What is told of a member: each section as its call answers it. */
export type Told = {
  studio: { name: string; zoneId: string };
  personal: Schemas['PersonalData'];
  address: Schemas['AddressData'];
  contact: Schemas['ContactData'];
  payment: Schemas['PaymentData'];
};

type Values = Readonly<Record<string, string | null>>;

/** Lines for fields by name; what waits for the studio stands behind what is. */
function factsOf(
  { labels, unknown, pending }: DocumentTexts,
  fields: readonly (keyof DocumentTexts['labels'])[],
  now: Values,
  asked: Values | null,
): Fact[] {
  return fields.map((field) => {
    const value = now[field] ?? unknown;
    const wanted = asked === null ? value : (asked[field] ?? unknown);
    const change = wanted === value ? '' : ` (${fillWith({ value: wanted })(pending)})`;
    return { label: labels[field], value: value + change };
  });
}

type Person = Pick<
  Schemas['PersonalData'],
  'dateOfBirth' | 'gender' | 'documentType' | 'countryOfBirth'
>;

/** Days and words of a person as they are read. */
function inWords<Known extends Person>(known: Known, locale: MailLocale) {
  const { genders, documentTypes } = documentTexts[locale];
  const { dateOfBirth, gender, documentType, countryOfBirth } = known;
  return {
    ...known,
    dateOfBirth: dateOfBirth && dayIn(locale, dateOfBirth),
    gender: gender && genders[gender],
    documentType: documentType && documentTypes[documentType],
    countryOfBirth: countryNamed(countryOfBirth, locale),
  };
}

const countryNamed = (code: string | null, locale: string): string | null =>
  code && (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code);

const whereIs = <Known extends { countryCode: string | null }>(known: Known, locale: string) => ({
  ...known,
  countryCode: countryNamed(known.countryCode, locale),
});

function partsOf(
  { personal, address, contact, payment }: Told,
  locale: MailLocale,
): DocumentPart[] {
  const texts = documentTexts[locale];
  const { sections, paymentMethods } = texts;
  const { pendingAmendment: name, editable: _, approvalRequired: __, ...person } = personal;
  const { pendingAmendment: place, editable: ___, approvalRequired: ____, ...where } = address;
  const asked = payment.pendingAmendment;
  const section = (heading: string, facts: Fact[]) => ({ heading, paragraphs: [], facts });
  return [
    section(
      sections.personal,
      factsOf(
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
        inWords(person, locale),
        name && { ...inWords(name, locale), customerNumber: person.customerNumber },
      ),
    ),
    section(
      sections.address,
      factsOf(
        texts,
        ['street', 'houseNumber', 'zipCode', 'city', 'provinceCode', 'countryCode'],
        whereIs(where, locale),
        place && whereIs(place, locale),
      ),
    ),
    section(
      sections.contact,
      factsOf(
        texts,
        ['email', 'phone'],
        { email: contact.email, phone: contact.phone },
        contact.pendingAmendment,
      ),
    ),
    section(
      sections.payment,
      factsOf(
        texts,
        ['paymentMethod', 'accountHolder', 'bankAccount', 'mandateReference'],
        {
          paymentMethod: paymentMethods[payment.paymentMethod],
          accountHolder: payment.accountHolder,
          bankAccount: payment.maskedIban,
          mandateReference: payment.mandateReference,
        },
        asked && {
          paymentMethod: paymentMethods.DIRECT_DEBIT,
          accountHolder: asked.accountHolder,
          bankAccount: asked.maskedIban,
          mandateReference: asked.mandateReference,
        },
      ),
    ),
  ];
}

/** @param brand in whose name and colour; @param language BCP 47, of the reader */
export function dataPrivacyDocument(
  brand: Brand | null,
  told: Told,
  language: string,
  writtenAt: Date,
): Promise<Buffer> {
  const { locale } = mailTextsFor(language);
  const { title, intro, purpose, rights } = documentTexts[locale];
  const { name, zoneId } = told.studio;
  const fill = fillWith({
    studio: name,
    when: momentIn(locale, zoneId, writtenAt.toISOString()),
  });
  return pdfOf(
    brand,
    {
      locale,
      title: fill(title),
      parts: [
        { heading: null, paragraphs: [fill(intro), purpose], facts: [] },
        ...partsOf(told, locale),
        { heading: null, paragraphs: [rights], facts: [] },
      ],
    },
    writtenAt,
  );
}
