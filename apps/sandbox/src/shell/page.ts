/** The portal's page, dressed for the brand of the request, with its content security policy. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountOfSession } from '../domains/accounts/sessions.ts';
import { findBrand } from '../domains/brands/rules.ts';
import type { Services } from '../server/api.ts';
import { sessionCookie } from '../server/sessionCookie.ts';
import { contextOf } from './contextOf.ts';
import { loadFirstPaint } from './firstPaint.ts';
import { brandHead } from './head.ts';
import { manifestAddress } from './manifest.ts';
import { startOf } from './start.ts';

/** Tells a page without a session so, and spares it the call that would only be refused. */
const signedOut = '<meta name="login-state" content="out">';

/** Answers any page address of the portal; one of a studio that does not exist with status 404. */
export async function createPage(
  services: Services,
  portalDist: string,
  botScript: string | null,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const built = await readFile(join(portalDist, 'index.html'), 'utf8');
  const html =
    botScript === null
      ? built
      : built.replace(noBotScript, noBotScript.replace('""', `"${botScript}"`));
  const analytics = measurementIdIn(html) !== null;
  const reportsTo = errorServiceIn(html);
  const botService = botServiceIn(html);
  const { brandCss, startCss, startHtml, startLocale } = await loadFirstPaint(portalDist);
  return async (request, reply) => {
    // Not as a base: `//elsewhere` would be read as a host.
    const url = new URL(`http://portal.invalid${request.url}`);
    const { context, known, place } = await contextOf(services, url);
    const brand = await findBrand(services.db, context, request.hostname);
    const account = await accountOfSession(services, sessionCookie(request, reply));
    const nonce = randomBytes(16).toString('base64');
    const head = brand
      ? brandHead(brand, brandCss(brand.style) + startCss, nonce, manifestAddress(url.pathname))
      : '<title>Studio Portal</title>';
    const start =
      brand && place
        ? await startOf(
            services,
            {
              place,
              brand,
              context,
              query: url.searchParams,
              acceptLanguage: request.headers['accept-language'],
            },
            startLocale,
          )
        : null;
    return reply
      .code(known ? 200 : 404)
      .headers({
        'Content-Security-Policy': policy(nonce, analytics, reportsTo, botService),
        'Cache-Control': 'no-store',
        Vary: 'Accept-Language, Cookie',
      })
      .type('text/html; charset=utf-8')
      .send(
        html
          .replaceAll('__CSP_NONCE__', nonce)
          .replace('<!--brand-->', () => head + (account ? '' : signedOut))
          .replace('<!--start-->', () => (start ? startHtml(start) : '')),
      );
  };
}

/** The operator's measurement id of Google Analytics, a setting in the page's head; null when there is none. */
const measurementIdIn = (html: string): string | null =>
  /<meta name="ga4-measurement-id" content="([^"]+)"/.exec(html)?.[1] ?? null;

/** Origin of the operator's error service, a setting in the page's head, as the policy takes it; empty when there is none. */
function errorServiceIn(html: string): string {
  const dsn = /<meta name="error-report-dsn" content="([^"]+)"/.exec(html)?.[1] ?? '';
  return URL.canParse(dsn) ? ` ${new URL(dsn).origin}` : '';
}

/** The setting of a page whose operator has no bot protection. */
const noBotScript = '<meta name="bot-protection-script" content="" />';

/** Origin of the operator's bot protection, as the policy takes it; empty where there is none, or where it is ours. */
function botServiceIn(html: string): string {
  const script = /<meta name="bot-protection-script" content="([^"]+)"/.exec(html)?.[1] ?? '';
  return URL.canParse(script) ? ` ${new URL(script).origin}` : '';
}

/**
 * No inline scripts at all; styles only with this answer's nonce, which Emotion is given.
 * @param analytics whether the operator has Google Analytics: its one script (no other of its host) and where that reports to are
 * allowed then, and never else
 * @param botService origin of the operator's bot protection behind a blank, whose script and frame are allowed then
 * @param reportsTo origin of the operator's error service behind a blank; empty where there is none
 */
function policy(nonce: string, analytics: boolean, reportsTo: string, botService: string): string {
  const reports = analytics ? ' https://*.google-analytics.com' : '';
  return [
    "default-src 'self'",
    `script-src 'self'${analytics ? ' https://www.googletagmanager.com/gtag/js' : ''}${botService}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React writes `style` attributes (sizes of meters, colours of courses); they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${reports}`,
    "font-src 'self'",
    `connect-src 'self'${reports}${reportsTo}${botService}`,
    ...(botService ? [`frame-src 'self'${botService}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
