/** The portal's page, dressed for the brand of the request, with its content security policy. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendTrouble } from './BackendTrouble.ts';
import { loadFirstPaint } from './firstPaint.ts';
import { pageFacts } from './pageFacts.ts';
import { createPageHtml } from './pageHtml.ts';
import { allowedIn, policy } from './policy.ts';
import { withSettings } from './settings.ts';
import { sendTrouble } from './trouble.ts';
import type { AnswerPage, WholeOptions } from './options.ts';

/** Answers any page address of the portal; one that no page has, or of what does not exist, with status 404. */
export async function createPage({
  backend,
  portalDist,
  settings,
  tenantOfHost,
  originOf,
  contentOrigins,
}: WholeOptions): Promise<AnswerPage> {
  const html = withSettings(await readFile(join(portalDist, 'index.html'), 'utf8'), settings);
  const allowed = allowedIn(html, contentOrigins);
  const paint = await loadFirstPaint(portalDist);
  paint.provideSettings(settings);
  const pageHtml = createPageHtml(html, paint, backend);
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
    if (facts instanceof BackendTrouble) return sendTrouble(reply, request, facts, paint, url);
    request.pageName = facts.page.route ?? '';
    const nonce = randomBytes(16).toString('base64');
    const isSignedOut = await backend.isSignedOut(request, reply);
    const { hostname, log } = request;
    const place = { url, origin: originOf(request), hostname, log };
    const body = await pageHtml(facts, place, { nonce, isSignedOut });
    return reply
      .code(facts.found ? 200 : 404)
      .headers({
        'Content-Security-Policy': policy(nonce, allowed),
        'Cache-Control': 'no-store',
        Vary: 'Accept-Language, Cookie',
      })
      .type('text/html; charset=utf-8')
      .send(body);
  };
}

/** @throws whatever is no trouble of the backend */
function unlessTrouble(error: unknown): BackendTrouble {
  if (error instanceof BackendTrouble) return error;
  throw error;
}
