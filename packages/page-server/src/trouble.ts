/** What is said where the backend cannot say whose page it is. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BackendTrouble } from './BackendTrouble.ts';
import { sendErrorPage } from './errorPage.ts';
import type { FirstPaint } from './firstPaint.ts';
import { wishesOf } from './language.ts';

/** Seconds after which a page is worth asking for again. */
const retryAfter = '30';

/** Answers with status 503 and one sentence, in the reader's language. */
export function sendTrouble(
  reply: FastifyReply,
  request: FastifyRequest,
  trouble: BackendTrouble,
  { startLocale, troubleHtml }: FirstPaint,
  url: URL,
): FastifyReply {
  request.log.warn({ error: trouble.cause }, 'The backend cannot be asked');
  const page = troubleHtml(startLocale(wishesOf(url, request.headers['accept-language'])));
  const headers = { 'Retry-After': retryAfter };
  if (page === '') return sendErrorPage(reply, request, { status: 503, headers });
  return reply
    .code(503)
    .headers({ ...headers, 'Cache-Control': 'no-store', Vary: 'Accept-Language' })
    .header('Content-Security-Policy', troublePolicy)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** No scripts, nothing from elsewhere: the page is one sentence. */
const troublePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";
