/** Error page for failures of the portal itself, without scripts and without any part of the request. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from './language.ts';

type Texts = { lang: string; refused: string; failed: string; home: string };

const en: Texts = {
  lang: 'en',
  refused: 'This address does not lead anywhere',
  failed: 'Something went wrong',
  home: 'To the start page',
};

const de: Texts = {
  lang: 'de',
  refused: 'Diese Adresse führt nirgendwohin',
  failed: 'Etwas ist schiefgegangen',
  home: 'Zur Startseite',
};

const policy = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

export function sendErrorPage(
  reply: FastifyReply,
  request: FastifyRequest,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
): FastifyReply {
  const language = preferredLanguage(request.headers['accept-language']) ?? '';
  const { lang, refused, failed, home } = /^de\b/i.test(language) ? de : en;
  const heading = status < 500 ? refused : failed;
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy, ...headers })
    .header('Vary', 'Accept-Language')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading}</title></head>` +
        `<body><main><h1>${heading}</h1><p><a href="/">${home}</a></p><p><small>${request.id}</small></p></main></body></html>`,
    );
}
