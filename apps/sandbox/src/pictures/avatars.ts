/** Uploaded pictures. Their addresses are unguessable and change with each upload. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { profileImages } from '../domains/accounts/tables.ts';
import type { Services } from '../platform/api.ts';
import { apiError } from '../platform/http/apiError.ts';

export function registerAvatars(app: FastifyInstance, { db }: Services): void {
  app.get<{ Params: { file: string } }>('/avatars/:file', async (request, reply) => {
    const [, id] =
      /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(request.params.file) ?? [];
    const [image] =
      id === undefined ? [] : await db.select().from(profileImages).where(eq(profileImages.id, id));
    if (!image)
      throw apiError(404, 'picture.error.notfound', 'There is no such picture', { frame: true });
    return reply
      .headers({
        'Cache-Control': 'private, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'",
      })
      .type('image/webp')
      .send(Buffer.from(image.webp));
  });
}
