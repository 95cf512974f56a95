/**
 * `/brand-preview`, where an owner tries a style in the real portal: frames beside the form show its pages with a
 * white-label configuration that only they use. Restricted to this machine, like the desk.
 */
import formbody from '@fastify/formbody';
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import { loadFirstPaint } from '@studio-portal/page-server/firstPaint';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getPreview, previewId, setPreview } from '../domains/brands/preview.ts';
import { findBrand } from '../domains/brands/rules.ts';
import { courseAppointments, offers } from '../domains/bookings/courses/tables.ts';
import { studioUuid } from '../domains/studios/rules.ts';
import { studios } from '../domains/studios/tables.ts';
import type { Schemas, Services } from '../platform/api.ts';
import { thisMachineOnly } from '../platform/http/thisMachineOnly.ts';
import { sendToolPage } from '../platform/http/toolPage.ts';
import { addDaysAt } from '../platform/time.ts';
import { sampleTenants } from '../seed/brands.ts';
import { type Frame, renderPreview } from './page.ts';
import { script } from './script.ts';

const path = '/brand-preview';
const logoPath = `${path}/logo`;

const intro =
  'See your colors, font and logo in the portal itself. Nothing is changed for the sample brands.';

/** Returns whether a request is for a page in a frame of the preview. */
export const isInPreview = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' &&
  query !== null &&
  'whitelabelOverrideConfigId' in query &&
  query.whitelabelOverrideConfigId === String(previewId);

/** The form sends some fields of a style; an empty address means no logo. */
const formSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...description.components.schemas.WhitelabelStyle.properties,
    headerLogoUrl: { type: 'string', maxLength: 2000 },
  },
};

export async function registerBrandPreview(
  app: FastifyInstance,
  { db, clock }: Services,
  portalDist: string,
): Promise<void> {
  await app.register(formbody);
  app.addContentTypeParser(
    /^image\/(?:png|jpeg|webp|svg\+xml)$/,
    { parseAs: 'buffer' },
    (request, body, done) => done(null, { type: request.headers['content-type'], content: body }),
  );
  const { paletteCorrections } = await loadFirstPaint(portalDist);
  let logo: { type: string; content: Buffer } | undefined;

  /** Returns the configuration of a sample brand, which the preview starts from. */
  async function loadSample(tenant: string) {
    const sample = await findBrand(db, { 'X-Tenant': tenant }, '');
    if (!sample) throw new Error(`There is no brand of ${tenant}.`);
    return sample;
  }

  /** Returns addresses of pages of a studio that shows the brand's logo, not its own. */
  async function loadFrames(): Promise<Frame[]> {
    const [found] = await db
      .select({
        id: studios.id,
        tenant: studios.tenant,
        appointmentId: courseAppointments.id,
        offerId: offers.id,
      })
      .from(studios)
      .innerJoin(courseAppointments, eq(courseAppointments.studioId, studios.id))
      .innerJoin(
        offers,
        and(eq(offers.studioId, studios.id), eq(offers.courseId, courseAppointments.courseId)),
      )
      // A class that is not full yet, most likely.
      .where(
        and(
          isNull(studios.logoUrl),
          gt(courseAppointments.startsAt, addDaysAt('UTC', clock.now(), 2)),
        ),
      )
      .orderBy(asc(studios.id), asc(courseAppointments.startsAt))
      .limit(1);
    if (!found) return [];
    const { appointmentId, offerId } = found;
    const home = `/studio/${studioUuid(found)}`;
    const checkout = `/booking/course/${appointmentId}/offer/${offerId}/contact`;
    const query = `?whitelabelOverrideConfigId=${previewId}`;
    return [
      { title: 'Home', url: home + query },
      { title: 'Classes', url: `${home}/course${query}` },
      { title: 'Checkout', url: home + checkout + query },
    ];
  }

  app.get(path, { onRequest: thisMachineOnly }, async (_request, reply) => {
    const shown = getPreview() ?? (await loadSample('northside'));
    setPreview(shown);
    const body = renderPreview({
      style: shown.style,
      samples: sampleTenants,
      corrections: paletteCorrections(shown.style),
      frames: await loadFrames(),
    });
    return sendToolPage(reply, { title: 'Brand preview', intro, body, isWide: true, script });
  });

  app.post<{ Body: Partial<Schemas['WhitelabelStyle']> }>(
    path,
    { onRequest: thisMachineOnly, schema: { body: formSchema } },
    async ({ body }, reply) => {
      const before = getPreview() ?? (await loadSample('northside'));
      setPreview({
        ...before,
        style: { ...before.style, ...body, headerLogoUrl: body.headerLogoUrl || null },
      });
      return reply.redirect(path, 303);
    },
  );

  app.post<{ Params: { tenant: string } }>(
    `${path}/start/:tenant`,
    { onRequest: thisMachineOnly },
    async ({ params }, reply) => {
      if (!sampleTenants.some(({ name }) => name === params.tenant)) return reply.callNotFound();
      const { style: begun } = await loadSample(params.tenant);
      setPreview({ ...(await loadSample('northside')), style: begun });
      return reply.redirect(path, 303);
    },
  );

  app.put<{ Body: { type: string; content: Buffer } }>(
    logoPath,
    { onRequest: thisMachineOnly },
    async ({ body }, reply) => {
      logo = body;
      return reply.code(204).send();
    },
  );

  app.get(logoPath, { onRequest: thisMachineOnly }, async (_request, reply) => {
    if (!logo) return reply.callNotFound();
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .type(logo.type)
      .send(logo.content);
  });
}
