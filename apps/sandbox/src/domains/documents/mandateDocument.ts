/** The mandate by which a membership is debited, as its debtor has read and given it. */
import type { Schemas } from '../../server/api.ts';
import type { Brand } from '../mail/layout.ts';
import { inOneLine } from '../mail/inOneLine.ts';
import { momentIn } from '../mail/momentIn.ts';
import { mailTextsFor } from '../mail/texts.ts';
import { type Instrument, toInstrument } from '../payments/instruments.ts';
import type { StoredMandate } from '../payments/mandates.ts';
import { documentTexts } from './documentTexts.ts';
import { pdfOf } from './pdf.ts';

function addressLine({ street, houseNumber, zipCode, city }: Schemas['DebtorAddress']): string {
  return `${[street, houseNumber].filter(Boolean).join(' ')}, ${zipCode} ${city}`;
}

/** @param brand in whose name and colour; @param writtenAt now; @param zoneId of the studio that has the mandate */
export function mandateDocument(
  brand: Brand | null,
  { agreement, reference, givenAt, debtorName, debtorAddress, bic }: StoredMandate,
  instrument: Instrument,
  { zoneId, writtenAt }: { zoneId: string; writtenAt: Date },
): Promise<Buffer> {
  const { locale } = mailTextsFor(agreement.language);
  const { labels, paymentTypes } = documentTexts[locale];
  const { creditorName, creditorAddress, creditorId, paymentType } = agreement;
  const optional = [
    // The same word in every language.
    ['BIC', bic],
    [labels.debtorAddress, debtorAddress && addressLine(debtorAddress)],
    [labels.givenAt, givenAt && momentIn(locale, zoneId, givenAt.toISOString())],
  ] as const;
  return pdfOf(
    brand,
    {
      locale: agreement.language,
      title: agreement.title,
      parts: [
        { heading: null, paragraphs: [agreement.authorization, agreement.refundNotice], facts: [] },
        {
          heading: null,
          paragraphs: [],
          facts: [
            { label: labels.creditor, value: `${creditorName}, ${inOneLine(creditorAddress)}` },
            { label: labels.creditorId, value: creditorId },
            { label: labels.mandateReference, value: reference },
            { label: labels.debtor, value: debtorName ?? '' },
            { label: labels.bankAccount, value: toInstrument(instrument).maskedNumber ?? '' },
            { label: labels.paymentType, value: paymentTypes[paymentType] },
            ...optional.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
          ],
        },
      ],
    },
    writtenAt,
  );
}
