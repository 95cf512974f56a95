/** The sample payment provider: the page on which a holder answers. It is not part of the API description. */
import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordPayLaterAnswer } from '../domains/finionPay/requests.ts';
import {
  amountDueCents,
  findCheckoutInstrument,
  type StoredCheckout,
} from '../domains/checkouts/rules.ts';
import { challengePrefix } from '../domains/payments/challengePath.ts';
import { toInstrument } from '../domains/payments/instruments.ts';
import { studios } from '../domains/studios/tables.ts';
import { money } from '../platform/money.ts';
import type { CheckoutServices } from '../domains/checkouts/subject.ts';
import type { Services } from '../platform/api.ts';
import { preferredLanguage } from '@studio-portal/page-server/language';
import {
  answerPayment,
  confirmInstrument,
  findOpenChallenge,
  type OpenChallenge,
  rejectInstrument,
  findReturnPath,
} from './challenges.ts';
import { validateForm, readForm, sampleForm } from './form.ts';
import { type Challenge, renderChallenge, renderGonePage, type InstrumentForm } from './page.ts';
import { registerHostedForms } from './hostedForms.ts';
import { type Texts, findTexts } from './texts.ts';

type Route = { Params: { reference: string }; Body: unknown };

export async function registerPaymentProvider(
  app: FastifyInstance,
  services: CheckoutServices,
): Promise<void> {
  const { db, clock } = services;
  await app.register(formbody);
  registerHostedForms(app, services);

  app.get<Route>(`${challengePrefix}/:reference`, async (request, reply) => {
    const texts = selectTexts(request);
    const open = await findOpenChallenge(db, request.params.reference, clock.now());
    if (!open) return sendGone(services, request, reply);
    return sendPage(reply, 200, async (nonce) =>
      renderChallenge(
        texts,
        nonce,
        await loadChallenge(services, open, texts),
        selectHeading(open, texts),
        createInstrumentForm(open, clock.now()),
      ),
    );
  });

  app.post<Route>(`${challengePrefix}/:reference`, async (request, reply) => {
    const texts = selectTexts(request);
    const open = await findOpenChallenge(db, request.params.reference, clock.now());
    if (!open) return sendGone(services, request, reply);
    const answer = readAnswer(request.body);
    if (open.kind === 'pay') {
      const decision = answer === 'confirm' ? 'confirm' : 'decline';
      await answerPayment(db, open.checkout, decision, clock.now());
      return reply.redirect(open.returnPath, 303);
    }
    if (open.kind === 'agree') {
      const decision = answer === 'confirm' ? 'confirm' : 'decline';
      await recordPayLaterAnswer(db, open.request, decision, clock.now());
      return reply.redirect(open.request.returnPath, 303);
    }
    const { tokenization } = open;
    if (answer !== 'confirm') {
      await rejectInstrument(db, tokenization, answer);
      return reply.redirect(tokenization.returnPath, 303);
    }
    const form = readForm(request.body);
    const { type } = tokenization;
    const checked = validateForm(type, form, texts);
    if (Array.isArray(checked))
      return sendPage(reply, 422, async (nonce) =>
        renderChallenge(
          texts,
          nonce,
          await loadChallenge(services, open, texts),
          texts.keepHeading[type],
          {
            type,
            form,
            errors: checked,
          },
        ),
      );
    await confirmInstrument(db, tokenization, checked, clock.now());
    // The address contains nothing about the outcome, which the portal reads from the server.
    return reply.redirect(tokenization.returnPath, 303);
  });
}

function selectTexts(request: Pick<FastifyRequest, 'headers'>): Texts {
  return findTexts(preferredLanguage(request.headers['accept-language']));
}

function readAnswer(body: unknown): 'confirm' | 'decline' | 'cancel' {
  const answer: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'answer') : null;
  return answer === 'confirm' || answer === 'cancel' ? answer : 'decline';
}

/** Returns whether the checkout only stores a card to pay a membership later. */
const storesCardOnly = ({ type }: StoredCheckout): boolean => type === 'PAYMENT_METHOD';

function selectHeading(open: OpenChallenge, texts: Texts): string {
  if (open.kind === 'agree') return texts.agreeHeading;
  if (open.kind === 'keep') return texts.keepHeading[open.tokenization.type];
  return storesCardOnly(open.checkout) ? texts.keepHeading.CREDIT_CARD : texts.payHeading;
}

function createInstrumentForm(open: OpenChallenge, now: Date): InstrumentForm | null {
  if (open.kind !== 'keep') return null;
  const { type } = open.tokenization;
  return { type, form: sampleForm(type, now), errors: [] };
}

async function loadChallenge(
  { db, subjects }: CheckoutServices,
  open: OpenChallenge,
  { lang }: Texts,
): Promise<Challenge> {
  if (open.kind === 'keep') {
    const [studio] = await db
      .select()
      .from(studios)
      .where(eq(studios.id, open.tokenization.studioId));
    return { merchant: studio?.name ?? '', amount: null, instrument: null };
  }
  const { checkout } = open;
  const [studio] = await db.select().from(studios).where(eq(studios.id, checkout.studioId));
  const title = await subjects[checkout.type].loadTitle(db, checkout.id, lang);
  const stored = await findCheckoutInstrument(db, checkout);
  const instrument = stored && toInstrument(stored);
  const { amount, currency } = money(amountDueCents(checkout), checkout.currency);
  return {
    merchant: `${studio?.name ?? ''}: ${title}`,
    amount: storesCardOnly(checkout)
      ? null
      : new Intl.NumberFormat(lang, { style: 'currency', currency }).format(amount),
    instrument: instrument && [instrument.brand, instrument.maskedNumber].filter(Boolean).join(' '),
  };
}

async function sendGone(
  { db }: Services,
  request: FastifyRequest<Route>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const back = await findReturnPath(db, request.params.reference);
  return sendPage(reply, 410, async (nonce) => renderGonePage(selectTexts(request), nonce, back));
}

/** Sends a page with the strictest policy possible, since it has no scripts. */
async function sendPage(
  reply: FastifyReply,
  status: number,
  page: (nonce: string) => Promise<string>,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  return reply
    .code(status)
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(await page(nonce));
}
