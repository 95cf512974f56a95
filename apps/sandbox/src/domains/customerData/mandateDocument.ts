/** The signed SEPA mandate of a membership. */
import type { Brand } from '../../platform/mail/layout.ts';
import { formatAddress } from '../studios/formatAddress.ts';
import { formatMoment } from '../../platform/mail/formatDates.ts';
import { findMailTexts } from '../../platform/mail/texts.ts';
import { type Instrument, toInstrument } from '../payments/instruments.ts';
import type { StoredMandate } from '../payments/mandates.ts';
import { documentTexts } from './documentTexts.ts';
import { renderPdf } from '../../platform/pdf/pdf.ts';

/** @param brand for name and colour; @param writtenAt creation time; @param zoneId of the creditor's studio */
export function mandateDocument(
  brand: Brand | null,
  { agreement, reference, givenAt, debtorName, debtorAddress, bic }: StoredMandate,
  instrument: Instrument,
  { zoneId, writtenAt }: { zoneId: string; writtenAt: Date },
): Promise<Buffer> {
  const { locale } = findMailTexts(agreement.language);
  const { labels, paymentTypes } = documentTexts[locale];
  const { creditorName, creditorAddress, creditorId, paymentType } = agreement;
  const optional = [
    // The abbreviation is the same in every language.
    ['BIC', bic],
    [labels.debtorAddress, debtorAddress && formatAddress(debtorAddress)],
    [labels.givenAt, givenAt && formatMoment(locale, zoneId, givenAt.toISOString())],
  ] as const;
  return renderPdf(
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
            { label: labels.creditor, value: `${creditorName}, ${formatAddress(creditorAddress)}` },
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
