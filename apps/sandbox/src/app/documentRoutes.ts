/** Serves documents under their secret addresses. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/api.ts';
import { apiError } from '../platform/http/apiError.ts';
import { findContractReceipt } from '../domains/memberships/view.ts';
import { contractPdf } from '../domains/memberships/contractPdf.ts';
import { renderLinkedInvoice, invoicePrefix } from '../domains/invoices/invoiceDocument.ts';
import { findLinkedDocument } from '../domains/memberships/documentLinks.ts';

type File = { name: string; file: Buffer };

/** Renders the contract or receipt of an address; null if it is unknown or expired. */
async function renderLinkedContract(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<File | null> {
  const found = await findLinkedDocument(db, token, clock.now());
  if (found === null) return null;
  const { membership, document, language } = found;
  if (document !== 'CONTRACT' && findContractReceipt(membership) === null) return null;
  const file = await contractPdf(db, membership, document, [language, membership.studio.locale]);
  return { name: membership.contract.contractNumber, file };
}

export function registerDocuments(app: FastifyInstance, { db, clock }: Services): void {
  app.get<{ Params: { token: string } }>('/documents/:token', async (request, reply) => {
    const { token } = request.params;
    const found = token.startsWith(invoicePrefix)
      ? await renderLinkedInvoice(db, token, clock.now())
      : await renderLinkedContract({ db, clock }, token);
    if (found === null)
      throw apiError(404, 'contract.error.documentnotfound', 'There is no such document', {
        frame: true,
      });
    return reply
      .type('application/pdf')
      .headers({
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename="${found.name}.pdf"`,
        'Referrer-Policy': 'no-referrer',
      })
      .send(found.file);
  });
}
