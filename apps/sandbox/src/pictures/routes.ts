/** Pictures, logos and favicons at the addresses used in the sample data. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../platform/api.ts';
import { type Brand, findPictureBrand } from './brand.ts';
import { drawFavicon, drawLogo, drawMaskableIcon } from './logos.ts';
import { apiError } from '../platform/http/apiError.ts';
import { type PictureKind, pictureKinds, pictureSize } from '../platform/toPicture.ts';
import { chooseScene } from './chooseScene.ts';
import { loadSubject } from './subjects.ts';
import { mailSize, previewSize, type Rendering, renderPicture } from './renderPicture.ts';
import { drawScene } from './scenes/drawScene.ts';

/**
 * Headers of drawings. Scripts in a picture never run, because the policy allows only its own styles. Websites of
 * studios show them too.
 */
export const pictureHeaders = {
  'Cache-Control': 'max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Chooses how a client sees a picture; the large one of messengers has the proportions of link previews. */
function chooseRendering(kind: PictureKind, size: string | undefined, accept = ''): Rendering {
  if (size === 'mail') return { format: 'png', ...mailSize };
  const format = accept.includes('image/webp') ? 'webp' : 'png';
  const { width, height } = pictureSize(kind);
  if (size !== 'large') return { format, width, height };
  return format === 'png'
    ? { format, ...previewSize }
    : { format, width: width * 2, height: height * 2 };
}

type PictureRequest = { Params: { file: string }; Querystring: { size?: string } };

export function registerPictures(app: FastifyInstance, { db }: Services): void {
  const loadBrand = async (tenant: string): Promise<Brand> => {
    const brand = await findPictureBrand(db, tenant);
    if (!brand) throw createNotFoundError();
    return brand;
  };

  for (const kind of pictureKinds)
    app.get<PictureRequest>(`/pictures/${kind}/:file`, async (request, reply) => {
      const [, id, extension] = /^(\d{1,15})(\.svg)?$/.exec(request.params.file) ?? [];
      const [subject] = id === undefined ? [] : await loadSubject[kind](db, Number(id));
      if (!subject) throw createNotFoundError();
      const { style, background: color } = await loadBrand(subject.tenant);
      const picture = { ...chooseScene(kind, subject), style, color };
      if (extension) return send(reply, drawScene(picture, pictureSize(kind)));
      const rendering = chooseRendering(kind, request.query.size, request.headers.accept);
      return reply
        .headers({ ...pictureHeaders, Vary: 'Accept' })
        .type(`image/${rendering.format}`)
        .send(await renderPicture(picture, rendering));
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

function send(reply: FastifyReply, svg: string): FastifyReply {
  return reply.headers(pictureHeaders).type('image/svg+xml').send(svg);
}

function createNotFoundError(): Error {
  return apiError(404, 'picture.error.notfound', 'There is no such picture', { frame: true });
}
