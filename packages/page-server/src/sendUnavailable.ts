/** Response while the backend is unavailable. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BackendUnavailableError } from './BackendUnavailableError.ts';
import { sendErrorPage } from './errorPage.ts';
import type { FirstPaint } from './firstPaint.ts';
import { getLanguagePreferences } from './language.ts';

/** Seconds after which clients should retry. */
const retryAfter = '30';

/** Sends a one-sentence page with status 503 in the user's language. */
export function sendUnavailable(
  reply: FastifyReply,
  request: FastifyRequest,
  error: BackendUnavailableError,
  { startLocale, troubleHtml }: FirstPaint,
  url: URL,
): FastifyReply {
  request.log.warn({ error: error.cause }, 'The backend is unavailable');
  const page = troubleHtml(
    startLocale(getLanguagePreferences(url, request.headers['accept-language'])),
  );
  const headers = { 'Retry-After': retryAfter };
  if (page === '') return sendErrorPage(reply, request, { status: 503, headers });
  return reply
    .code(503)
    .headers({ ...headers, 'Cache-Control': 'no-store', Vary: 'Accept-Language' })
    .header('Content-Security-Policy', unavailablePolicy)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Forbids scripts and remote resources; the page is a single sentence. */
const unavailablePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";
