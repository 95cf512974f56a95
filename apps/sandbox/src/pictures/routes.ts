/** Pictures, logos and favicons at the addresses used in the sample data. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { courses } from '../domains/bookings/courses/tables.ts';
import { contractOffers } from '../domains/membershipOffers/tables.ts';
import { studioNews } from '../domains/news/tables.ts';
import { products } from '../domains/products/tables.ts';
import { benefits } from '../domains/bookings/singleAppointments/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import type { Services } from '../platform/api.ts';
import { type Brand, findPictureBrand } from './brand.ts';
import { drawFavicon, drawLogo, drawMaskableIcon, drawPicture, type PictureStyle } from './draw.ts';
import { apiError } from '../platform/http/apiError.ts';
import { pictureSize } from '../platform/toPicture.ts';

/** Headers of drawings. Scripts in a picture never run, because the policy allows only its own styles. */
export const pictureHeaders = {
  'Cache-Control': 'max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

export function registerPictures(app: FastifyInstance, { db }: Services): void {
  const loadBrand = async (tenant: string): Promise<Brand> => {
    const brand = await findPictureBrand(db, tenant);
    if (!brand) throw createNotFoundError();
    return brand;
  };

  app.get<{ Params: { id: string } }>('/pictures/course/:id', async (request, reply) => {
    const id = Number(/^(\d{1,15})\.svg$/.exec(request.params.id)?.[1]);
    const [course] = id ? await db.select().from(courses).where(eq(courses.id, id)) : [];
    if (!course) throw createNotFoundError();
    const { style } = await loadBrand(course.tenant);
    return send(reply, draw(style, `course ${id} ${course.name}`, course.colorHex));
  });

  app.get<{ Params: { id: string } }>('/pictures/benefit/:id', async (request, reply) => {
    const id = Number(/^(\d{1,15})\.svg$/.exec(request.params.id)?.[1]);
    const [benefit] = id ? await db.select().from(benefits).where(eq(benefits.id, id)) : [];
    if (!benefit) throw createNotFoundError();
    const { style } = await loadBrand(benefit.tenant);
    return send(reply, draw(style, `benefit ${id} ${benefit.name}`, benefit.colorHex));
  });

  app.get<{ Params: { id: string } }>('/pictures/studio/:id', async (request, reply) => {
    const id = Number(/^(\d{1,15})\.svg$/.exec(request.params.id)?.[1]);
    const [studio] = id ? await db.select().from(studios).where(eq(studios.id, id)) : [];
    if (!studio) throw createNotFoundError();
    const { style, background } = await loadBrand(studio.tenant);
    return send(reply, draw(style, `studio ${id} ${studio.name}`, background));
  });

  app.get<{ Params: { id: string } }>('/pictures/news/:id', async (request, reply) => {
    const id = Number(/^(\d{1,15})\.svg$/.exec(request.params.id)?.[1]);
    const [found] = id
      ? await db
          .select({ tenant: studios.tenant, title: studioNews.title })
          .from(studioNews)
          .innerJoin(studios, eq(studios.id, studioNews.studioId))
          .where(eq(studioNews.id, id))
      : [];
    if (!found) throw createNotFoundError();
    const { style, background } = await loadBrand(found.tenant);
    return send(reply, draw(style, `news ${id} ${found.title}`, background));
  });

  app.get<{ Params: { id: string } }>('/pictures/product/:id', async (request, reply) => {
    const id = Number(/^(\d{1,15})\.svg$/.exec(request.params.id)?.[1]);
    const [found] = id
      ? await db
          .select({ tenant: studios.tenant, name: products.name })
          .from(products)
          .innerJoin(studios, eq(studios.id, products.studioId))
          .where(eq(products.id, id))
      : [];
    if (!found) throw createNotFoundError();
    const { style, background } = await loadBrand(found.tenant);
    return send(reply, draw(style, `product ${id} ${found.name}`, background));
  });

  app.get<{ Params: { id: string } }>('/pictures/contract-offer/:id', async (request, reply) => {
    const id = Number(/^(\d{1,15})\.svg$/.exec(request.params.id)?.[1]);
    const [found] = id
      ? await db
          .select({ tenant: studios.tenant, name: contractOffers.name })
          .from(contractOffers)
          .innerJoin(studios, eq(studios.id, contractOffers.studioId))
          .where(eq(contractOffers.id, id))
      : [];
    if (!found) throw createNotFoundError();
    const { style, background } = await loadBrand(found.tenant);
    return send(reply, draw(style, `contract-offer ${id} ${found.name}`, background));
  });

  app.get<{ Params: { tenant: string } }>('/brands/:tenant/logo.svg', async (request, reply) => {
    const { style, name, text } = await loadBrand(request.params.tenant);
    return send(reply, drawLogo(style, name, text));
  });

  for (const [file, draw] of [
    ['icon.svg', drawFavicon],
    ['maskable.svg', drawMaskableIcon],
  ] as const)
    app.get<{ Params: { tenant: string } }>(
      `/brands/:tenant/favicon/${file}`,
      async (request, reply) => {
        const { style, background, foreground } = await loadBrand(request.params.tenant);
        return send(reply, draw(style, background, foreground));
      },
    );
}

/** Draws one picture for both sizes, since vector graphics scale. */
function draw(style: PictureStyle, seed: string, color: string): string {
  return drawPicture(style, seed, color, pictureSize.width, pictureSize.height);
}

function send(reply: FastifyReply, svg: string): FastifyReply {
  return reply.headers(pictureHeaders).type('image/svg+xml').send(svg);
}

function createNotFoundError(): Error {
  return apiError(404, 'picture.error.notfound', 'There is no such picture', { frame: true });
}
