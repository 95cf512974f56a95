/** Files that search engines and browsers request of any site: robots.txt, sitemap.xml and favicon.ico. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from './html.ts';
import { parsePageUrl } from './parsePageUrl.ts';
import type { ResolvedOptions } from './options.ts';

/** Cache for an hour: the content changes only when a studio opens. */
const cacheHeaders = { 'Cache-Control': 'public, max-age=3600' };

/** Maximum number of URLs in a sitemap (https://www.sitemaps.org/protocol.html). */
const maxSitemapUrls = 50_000;

export function registerSiteFiles(
  app: FastifyInstance,
  { backend, tenantOfHost, originOf }: ResolvedOptions,
): void {
  const parseHost = ({ hostname }: FastifyRequest) =>
    parsePageUrl(new URL('http://portal.invalid/'), tenantOfHost(hostname)).named;

  // Pages to be excluded use robots meta tags, which crawlers see only if allowed to read the page.
  app.get('/robots.txt', (request, reply) =>
    reply
      .headers(cacheHeaders)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const named = parseHost(request);
    const listed = await backend.listedStudios(named, null);
    const paths = [
      ...(named.tenant === undefined ? [] : [`/studios/${named.tenant}`]),
      ...listed.map(({ studioUuid }) => `/studio/${studioUuid}`),
    ];
    const origin = originOf(request);
    const entries = paths
      .slice(0, maxSitemapUrls)
      .map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
    return reply
      .headers(cacheHeaders)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      );
  });

  // Requested by clients that do not read HTML: feed readers, bookmark lists.
  app.get('/favicon.ico', async (request, reply) => {
    const brand = await backend.brand(parseHost(request), request.hostname);
    const icon = `${brand?.style.faviconBaseUrl ?? ''}/icon.svg`;
    if (!brand?.style.faviconBaseUrl || !URL.canParse(icon, 'http://portal.invalid'))
      return reply.callNotFound();
    // URL-encoded, since headers must be ASCII.
    const { href, origin, pathname, search } = new URL(icon, 'http://portal.invalid');
    return reply
      .headers(cacheHeaders)
      .redirect(origin === 'http://portal.invalid' ? pathname + search : href);
  });
}
