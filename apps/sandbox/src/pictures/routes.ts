/** Pictures, logos and favicons at the addresses used in the sample data. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { courses } from '../domains/courses/tables.ts';
import { contractOffers } from '../domains/contracts/tables.ts';
import { studioNews } from '../domains/news/tables.ts';
import { products } from '../domains/products/tables.ts';
import { benefits } from '../domains/singleAppointments/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import type { Schemas, Services } from '../server/api.ts';
import { type Brand, pictureBrandOf } from './brand.ts';
import { drawFavicon, drawLogo, drawMaskableIcon, drawPicture, type Manner } from './draw.ts';
import { apiError } from '../server/apiError.ts';

/** Headers of drawings. Scripts in a picture never run, because the policy allows only its own styles. */
export const pictureHeaders = {
  'Cache-Control': 'max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Size of the small picture in CSS pixels; the large one is twice as wide. */
const pictureSize = { width: 480, height: 320 } as const;

type Pictured = 'course' | 'benefit' | 'studio' | 'news' | 'product' | 'contract-offer';

/** Returns the addresses of a picture in two sizes. */
export function pictureOf(kind: Pictured, id: number): Schemas['Picture'] {
  const url = `/pictures/${kind}/${id}.svg`;
  return { url, urlLarge: `${url}?size=large`, ...pictureSize };
}

export function registerPictures(app: FastifyInstance, { db }: Services): void {
  const brandOf = async (tenant: string): Promise<Brand> => {
    const brand = await pictureBrandOf(db, tenant);
    if (!brand) throw noPicture();
    return brand;
  };

  app.get<{ Params: { id: string } }>('/pictures/course/:id', async (request, reply) => {
    const id = Number(/^(\d{1,15})\.svg$/.exec(request.params.id)?.[1]);
    const [course] = id ? await db.select().from(courses).where(eq(courses.id, id)) : [];
    if (!course) throw noPicture();
    const { manner } = await brandOf(course.tenant);
    return send(reply, picture(manner, `course ${id} ${course.name}`, course.colorHex));
  });

  app.get<{ Params: { id: string } }>('/pictures/benefit/:id', async (request, reply) => {
    const id = Number(/^(\d{1,15})\.svg$/.exec(request.params.id)?.[1]);
    const [benefit] = id ? await db.select().from(benefits).where(eq(benefits.id, id)) : [];
    if (!benefit) throw noPicture();
    const { manner } = await brandOf(benefit.tenant);
    return send(reply, picture(manner, `benefit ${id} ${benefit.name}`, benefit.colorHex));
  });

  app.get<{ Params: { id: string } }>('/pictures/studio/:id', async (request, reply) => {
    const id = Number(/^(\d{1,15})\.svg$/.exec(request.params.id)?.[1]);
    const [studio] = id ? await db.select().from(studios).where(eq(studios.id, id)) : [];
    if (!studio) throw noPicture();
    const { manner, ground } = await brandOf(studio.tenant);
    return send(reply, picture(manner, `studio ${id} ${studio.name}`, ground));
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
    if (!found) throw noPicture();
    const { manner, ground } = await brandOf(found.tenant);
    return send(reply, picture(manner, `news ${id} ${found.title}`, ground));
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
    if (!found) throw noPicture();
    const { manner, ground } = await brandOf(found.tenant);
    return send(reply, picture(manner, `product ${id} ${found.name}`, ground));
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
    if (!found) throw noPicture();
    const { manner, ground } = await brandOf(found.tenant);
    return send(reply, picture(manner, `contract-offer ${id} ${found.name}`, ground));
  });

  app.get<{ Params: { tenant: string } }>('/brands/:tenant/logo.svg', async (request, reply) => {
    const { manner, name, text } = await brandOf(request.params.tenant);
    return send(reply, drawLogo(manner, name, text));
  });

  for (const [file, draw] of [
    ['icon.svg', drawFavicon],
    ['maskable.svg', drawMaskableIcon],
  ] as const)
    app.get<{ Params: { tenant: string } }>(
      `/brands/:tenant/favicon/${file}`,
      async (request, reply) => {
        const { manner, ground, onGround } = await brandOf(request.params.tenant);
        return send(reply, draw(manner, ground, onGround));
      },
    );
}

/** Draws one picture for both sizes, since vector graphics scale. */
function picture(manner: Manner, seed: string, color: string): string {
  return drawPicture(manner, seed, color, pictureSize.width, pictureSize.height);
}

function send(reply: FastifyReply, svg: string): FastifyReply {
  return reply.headers(pictureHeaders).type('image/svg+xml').send(svg);
}

function noPicture(): Error {
  return apiError(404, 'picture.error.notfound', 'There is no such picture', { frame: true });
}
