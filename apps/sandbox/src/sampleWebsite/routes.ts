/**
 * `/sample-website`: a website of a studio as its owner might have it, which is not the portal, with all three widgets.
 * Its head, policy and elements are those that `packages/widgets/README.md` describes.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { loadStudios, studioUuid } from '../domains/studios/rules.ts';
import type { Services } from '../platform/api.ts';
import { apiError } from '../platform/http/apiError.ts';
import { sampleTenants } from '../seed/brands.ts';
import { renderSampleWebsite } from './page.ts';

type WebsiteRequest = { Querystring: { studio?: string; language?: string; scheme?: string } };

/** Allows what the widgets need from the portal's host: scripts, styles by nonce, answers, pictures, fonts, and `style` attributes. */
const createPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export function registerSampleWebsite(app: FastifyInstance, { db }: Services): void {
  app.get<WebsiteRequest>('/sample-website', async ({ query }, reply) => {
    const loaded = await loadStudios(
      db,
      sampleTenants.map(({ name }) => name),
    );
    const studios = loaded.toSorted((one, other) => one.id - other.id);
    const shown = studios.find((studio) => studioUuid(studio) === query.studio) ?? studios[0];
    if (!shown) throw apiError(404, 'studio.error.notfound', 'There is no studio to show');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ 'Content-Security-Policy': createPolicy(nonce), 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        renderSampleWebsite({
          nonce,
          shown,
          studios,
          language: query.language ?? 'en-GB',
          scheme: query.scheme ?? 'light',
        }),
      );
  });
}
