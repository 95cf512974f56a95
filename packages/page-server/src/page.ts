/** Renders the portal's page for the brand of the request, with its content security policy. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendUnavailableError } from './BackendUnavailableError.ts';
import { loadFirstPaint } from './firstPaint.ts';
import { loadPageFacts } from './pageFacts.ts';
import { createPageHtml } from './pageHtml.ts';
import { readPolicySources, createPolicy } from './policy.ts';
import { withSettings } from './settings.ts';
import { sendUnavailable } from './sendUnavailable.ts';
import type { AnswerPage, ResolvedOptions } from './options.ts';

/** Responds to any page URL of the portal; with status 404 if no page matches or its subject does not exist. */
export async function createPage({
  backend,
  portalDist,
  settings,
  tenantOfHost,
  originOf,
  isFramed,
  contentOrigins,
}: ResolvedOptions): Promise<AnswerPage> {
  const html = withSettings(await readFile(join(portalDist, 'index.html'), 'utf8'), settings);
  const policySources = readPolicySources(html, contentOrigins);
  const paint = await loadFirstPaint(portalDist);
  paint.provideSettings(settings);
  const pageHtml = createPageHtml(html, paint, backend);
  return async (request, reply) => {
    // Concatenated, because relative to a base `//elsewhere` would be parsed as a host.
    const url = new URL(`http://portal.invalid${request.url}`);
    const facts = await loadPageFacts(
      backend,
      paint,
      url,
      request,
      tenantOfHost(request.hostname),
    ).catch(catchBackendUnavailable);
    if (facts instanceof BackendUnavailableError)
      return sendUnavailable(reply, request, facts, paint, url);
    request.pageName = facts.page.route ?? '';
    const nonce = randomBytes(16).toString('base64');
    const isSignedOut = await backend.isSignedOut(request, reply);
    const { hostname, log } = request;
    const place = { url, origin: originOf(request), hostname, log };
    const body = await pageHtml(facts, place, { nonce, isSignedOut });
    return reply
      .code(facts.found ? 200 : 404)
      .headers({
        'Content-Security-Policy': createPolicy(nonce, policySources, isFramed(request)),
        'Cache-Control': 'no-store',
        Vary: 'Accept-Language, Cookie',
      })
      .type('text/html; charset=utf-8')
      .send(body);
  };
}

/** @throws any error other than BackendUnavailableError */
function catchBackendUnavailable(error: unknown): BackendUnavailableError {
  if (error instanceof BackendUnavailableError) return error;
  throw error;
}
