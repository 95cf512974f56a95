/** What searches and browsers ask of any site: robots.txt, sitemap.xml and favicon.ico. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from './html.ts';
import { namedBy } from './namedBy.ts';
import type { WholeOptions } from './options.ts';

/** Seconds for which an answer may be kept: these change when a studio opens. */
const kept = { 'Cache-Control': 'public, max-age=3600' };

/** The most addresses that a sitemap may have (https://www.sitemaps.org/protocol.html). */
const most = 50_000;

export function registerSiteFiles(
  app: FastifyInstance,
  { backend, tenantOfHost, originOf }: WholeOptions,
): void {
  const namedByHost = ({ hostname }: FastifyRequest) =>
    namedBy(new URL('http://portal.invalid/'), tenantOfHost(hostname)).named;

  // Pages that nobody should find say so themselves, which only who may read them sees.
  app.get('/robots.txt', (request, reply) =>
    reply
      .headers(kept)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const named = namedByHost(request);
    const listed = await backend.listedStudios(named, null);
    const paths = [
      ...(named.tenant === undefined ? [] : [`/studios/${named.tenant}`]),
      ...listed.map(({ studioUuid }) => `/studio/${studioUuid}`),
    ];
    const origin = originOf(request);
    const entries = paths
      .slice(0, most)
      .map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
    return reply
      .headers(kept)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      );
  });

  // Asked for by whatever reads no HTML: feed readers, lists of bookmarks.
  app.get('/favicon.ico', async (request, reply) => {
    const brand = await backend.brand(namedByHost(request), request.hostname);
    const icon = `${brand?.style.faviconBaseUrl ?? ''}/icon.svg`;
    if (!brand?.style.faviconBaseUrl || !URL.canParse(icon, 'http://portal.invalid'))
      return reply.callNotFound();
    // As an address is written, since a header takes no other letters.
    const { href, origin, pathname, search } = new URL(icon, 'http://portal.invalid');
    return reply
      .headers(kept)
      .redirect(origin === 'http://portal.invalid' ? pathname + search : href);
  });
}
