/** A contract and its cancelation receipt as PDFs, with the texts of the mails. */
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { findBrand } from '../brands/rules.ts';
import { renderContract } from '../membershipOffers/contractLetter.ts';
import { toContractNews } from '../membershipOffers/contractMails.ts';
import { contractTexts } from '../membershipOffers/contractTexts.ts';
import { createFiller } from '../../platform/mail/letter.ts';
import { renderContractChange } from './contractChangeLetter.ts';
import { receiptFacts } from './contractChangeMails.ts';
import { studioSnapshot } from '../studios/studioSnapshot.ts';
import { findMailTexts } from '../../platform/mail/texts.ts';
import type { Membership } from './membership.ts';
import { findContractReceipt } from './view.ts';
import { parseDrawing } from '../../platform/pdf/drawing.ts';
import { renderPdf, type DocumentContent } from '../../platform/pdf/pdf.ts';

type Document = Schemas['ContractDocument'];

function toContent(
  membership: Membership,
  document: Document,
  languages: (string | null)[],
): DocumentContent & { at: Date } {
  const { contract, studio } = membership;
  const { locale } = findMailTexts(...languages);
  if (document === 'CONTRACT') {
    const news = toContractNews(contract, studio, null, languages);
    const { subject: title, paragraphs, details: facts } = renderContract(locale, news);
    const drawing = parseDrawing(contract.signature?.dataUrl ?? '');
    const alt = createFiller({ name: news.name })(contractTexts[locale].signature);
    const part = { heading: null, paragraphs, facts };
    const parts = [drawing ? { ...part, drawing: { ...drawing, alt } } : part];
    return { locale, title, parts, at: contract.signedAt };
  }
  const receipt = findContractReceipt(membership);
  if (receipt === null) throw new Error(`Contract ${contract.id} has no receipt.`);
  const { name: what } = contract;
  const facts = receiptFacts(membership, receipt, what);
  const change = { occasion: 'canceled' as const, what, studio: studioSnapshot(studio), facts };
  const { subject: title, body, details } = renderContractChange(locale, change);
  return {
    locale,
    title,
    parts: [{ heading: null, paragraphs: [body], facts: details }],
    at: receipt.receivedAt,
  };
}

/** @param languages of the reader, in order of preference */
export async function contractPdf(
  db: Database,
  membership: Membership,
  document: Document,
  languages: (string | null)[],
): Promise<Buffer> {
  const brand = await findBrand(db, { 'X-Tenant': membership.studio.tenant }, '');
  const { at, ...words } = toContent(membership, document, languages);
  return renderPdf(brand, words, at);
}
