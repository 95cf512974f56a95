/** A contract, and the receipt of its cancelation, as files: in the words of the mails. */
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { findBrand } from '../brands/rules.ts';
import { contractWords } from '../mail/contractLetter.ts';
import { contractNewsOf } from '../mail/contractMails.ts';
import { contractTexts } from '../mail/contractTexts.ts';
import { fillWith } from '../mail/letter.ts';
import { leavingWords } from '../mail/leavingLetter.ts';
import { factsOfReceipt } from '../mail/leavingMails.ts';
import { studioTold } from '../mail/studioTold.ts';
import { mailTextsFor } from '../mail/texts.ts';
import type { Membership } from '../memberContracts/membership.ts';
import { receiptOfContract } from '../memberContracts/view.ts';
import { drawingOf } from './drawing.ts';
import { pdfOf, type Words } from './pdf.ts';

type Document = Schemas['ContractDocument'];

function wordsOf(
  membership: Membership,
  document: Document,
  languages: (string | null)[],
): Words & { at: Date } {
  const { contract, studio } = membership;
  const { locale } = mailTextsFor(...languages);
  if (document === 'CONTRACT') {
    const news = contractNewsOf(contract, studio, null, languages);
    const { subject: title, paragraphs, details: facts } = contractWords(locale, news);
    const drawing = drawingOf(contract.signature?.dataUrl ?? '');
    const alt = fillWith({ name: news.name })(contractTexts[locale].signature);
    const part = { heading: null, paragraphs, facts };
    const parts = [drawing ? { ...part, drawing: { ...drawing, alt } } : part];
    return { locale, title, parts, at: contract.signedAt };
  }
  const receipt = receiptOfContract(membership);
  if (receipt === null) throw new Error(`Contract ${contract.id} has no receipt.`);
  const { name: what } = contract;
  const facts = factsOfReceipt(membership, receipt, what);
  const told = { occasion: 'canceled' as const, what, studio: studioTold(studio), facts };
  const { subject: title, body, details } = leavingWords(locale, told);
  return {
    locale,
    title,
    parts: [{ heading: null, paragraphs: [body], facts: details }],
    at: receipt.receivedAt,
  };
}

/** @param languages of the reader, the best first */
export async function contractPdf(
  db: Database,
  membership: Membership,
  document: Document,
  languages: (string | null)[],
): Promise<Buffer> {
  const brand = await findBrand(db, { 'X-Tenant': membership.studio.tenant }, '');
  const { at, ...words } = wordsOf(membership, document, languages);
  return pdfOf(brand, words, at);
}
