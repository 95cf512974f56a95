/** Documents under their secret addresses. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { receiptOfContract } from '../memberContracts/view.ts';
import { contractPdf } from './contractPdf.ts';
import { invoiceFileAt, invoicePrefix } from './invoiceDocument.ts';
import { documentAt } from './links.ts';

type File = { name: string; file: Buffer };

/** A contract or a receipt; null when the address is good for none. */
async function contractFileAt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<File | null> {
  const found = await documentAt(db, token, clock.now());
  if (found === null) return null;
  const { membership, document, language } = found;
  if (document !== 'CONTRACT' && receiptOfContract(membership) === null) return null;
  const file = await contractPdf(db, membership, document, [language, membership.studio.locale]);
  return { name: membership.contract.contractNumber, file };
}

export function registerDocuments(app: FastifyInstance, { db, clock }: Services): void {
  app.get<{ Params: { token: string } }>('/documents/:token', async (request, reply) => {
    const { token } = request.params;
    const found = token.startsWith(invoicePrefix)
      ? await invoiceFileAt(db, token, clock.now())
      : await contractFileAt({ db, clock }, token);
    if (found === null)
      throw fault(404, 'contract.error.documentnotfound', 'There is no such document', {
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
