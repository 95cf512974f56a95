/** The sample bot protection: its script, with the interface of reCAPTCHA v3, and what the script asks. It is no part of the described API. */
import type { FastifyInstance } from 'fastify';
import { issueToken } from './rules.ts';
import type { Services } from '../../platform/api.ts';

/** Where the script is; the page's setting names it when the protection is on. */
export const botScript = '/bot-protection-service/api.js';

const script = `window.grecaptcha = {
  ready: (then) => then(),
  execute: (siteKey, { action }) =>
    fetch('/bot-protection-service/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ siteKey, action }),
    }).then((answer) => answer.json()).then(({ token }) => token),
};
`;

const asked = {
  type: 'object',
  required: ['siteKey', 'action'],
  properties: {
    siteKey: { type: 'string', maxLength: 100 },
    action: { type: 'string', maxLength: 40 },
  },
} as const;

export function registerBotProtection(app: FastifyInstance, { db, clock }: Services): void {
  app.get(botScript, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-store').send(script),
  );
  app.post<{ Body: { action: string } }>(
    '/bot-protection-service/token',
    { schema: { body: asked } },
    async ({ body }, reply) =>
      reply
        .header('Cache-Control', 'no-store')
        .send({ token: await issueToken(db, body.action, clock.now()) }),
  );
}
