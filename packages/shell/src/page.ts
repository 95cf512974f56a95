/** The portal's page, dressed for the brand of the request, with its content security policy. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BackendTrouble } from './BackendTrouble.ts';
import { brandHead } from './brandHead.ts';
import { sendErrorPage } from './errorPage.ts';
import { type FirstPaint, loadFirstPaint } from './firstPaint.ts';
import { escapeHtml } from './html.ts';
import { preferredLanguages } from './language.ts';
import { manifestAddress } from './manifest.ts';
import { type PageFacts, pageFacts } from './pageFacts.ts';
import { allowedIn, policy } from './policy.ts';
import type { AnswerPage, ShellOptions } from './registerShell.ts';
import { withSettings } from './settings.ts';
import { startOf } from './start.ts';
import { whenOf } from './whenOf.ts';

/** Tells a page without a session so, and spares it the call that would only be refused. */
const signedOut = '<meta name="login-state" content="out">';

/** Seconds after which a page is worth asking for again when the backend was in trouble. */
const retryAfter = '30';

/** Answers any page address of the portal; one that no page has, or of what does not exist, with status 404. */
export async function createPage({
  backend,
  portalDist,
  settings = {},
  tenantOfHost = () => undefined,
  originOf = ({ protocol, host }) => `${protocol}://${host}`,
  pictureOrigins,
}: ShellOptions): Promise<AnswerPage> {
  const html = withSettings(await readFile(join(portalDist, 'index.html'), 'utf8'), settings);
  const allowed = allowedIn(html, pictureOrigins);
  const paint = await loadFirstPaint(portalDist);
  return async (request, reply) => {
    // Not as a base: `//elsewhere` would be read as a host.
    const url = new URL(`http://portal.invalid${request.url}`);
    const facts = await pageFacts(
      backend,
      paint,
      url,
      request,
      tenantOfHost(request.hostname),
    ).catch(unlessTrouble);
    if (facts instanceof BackendTrouble) return sendTrouble(reply, request, facts, paint);
    const nonce = randomBytes(16).toString('base64');
    const isSignedOut = await backend.isSignedOut(request, reply);
    const head = headOf(facts, paint, { url, origin: originOf(request), nonce });
    const start = startOf(facts, url.searchParams);
    return reply
      .code(facts.found ? 200 : 404)
      .headers({
        'Content-Security-Policy': policy(nonce, allowed),
        'Cache-Control': 'no-store',
        Vary: 'Accept-Language, Cookie',
      })
      .type('text/html; charset=utf-8')
      .send(
        inLanguage(facts.locale, head.describes ? withoutDescription(html) : html)
          .replaceAll('__CSP_NONCE__', nonce)
          .replace('<!--brand-->', () => head.html + (isSignedOut ? signedOut : ''))
          .replace('<!--start-->', () => (start ? paint.startHtml(start) : '')),
      );
  };
}

/** @throws whatever is no trouble of the backend */
function unlessTrouble(error: unknown): BackendTrouble {
  if (error instanceof BackendTrouble) return error;
  throw error;
}

/** The head of a page, and whether it has a description of its own. */
function headOf(
  { page, brand, studio, appointment, news, listed, locale, words, found }: PageFacts,
  { brandCss, startCss, headHtml }: FirstPaint,
  { url, origin, nonce }: { url: URL; origin: string; nonce: string },
): { html: string; describes: boolean } {
  if (!brand) return { html: '<title>Studio Portal</title>', describes: false };
  const { style, texts } = brand;
  const described = headHtml({
    url,
    origin,
    locale,
    words,
    found,
    brand: {
      name: brand.name,
      title: style.title ?? texts.title,
      logoUrl: style.headerLogoUrl ?? null,
    },
    studio,
    appointment: appointment &&
      studio && { ...appointment, when: whenOf(appointment, locale, studio.zoneId) },
    picture: page.shows === 'studios' ? (listed[0]?.image ?? null) : (news?.image ?? null),
  });
  return {
    html:
      (described || `<title>${escapeHtml(style.title ?? brand.name)}</title>`) +
      brandHead(brand, brandCss(style) + startCss, nonce, manifestAddress(url.pathname)),
    describes: described !== '',
  };
}

const inLanguage = (locale: string, html: string): string =>
  locale === '' ? html : html.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`);

const withoutDescription = (html: string): string =>
  html.replace(/<meta name="description" content="[^"]*"[^>]*>/, '');

/** The backend cannot say whose page it is. */
function sendTrouble(
  reply: FastifyReply,
  request: FastifyRequest,
  trouble: BackendTrouble,
  { startLocale, troubleHtml }: FirstPaint,
): FastifyReply {
  request.log.warn({ error: trouble.cause }, 'The backend cannot be asked');
  const page = troubleHtml(startLocale(preferredLanguages(request.headers['accept-language'])));
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
