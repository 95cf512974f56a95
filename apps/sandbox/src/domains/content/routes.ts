/** Sample videos, and the captions of all videos. */
import staticFiles from '@fastify/static';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Services } from '../../platform/api.ts';
import { packageFolder } from '../../platform/packageFolder.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { contentVideos } from './tables.ts';

const folder = join(packageFolder, 'src/videos');

type Params = { id: string; file: string };

export async function registerVideos(app: FastifyInstance, { db }: Services): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    prefix: '/videos/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
  });
  app.get<{ Params: Params }>('/videos/:id/captions/:file', async (request, reply) => {
    const { id, file } = request.params;
    const language = /^([a-z]{2})\.vtt$/.exec(file)?.[1];
    const number = /^\d{1,15}$/.test(id) ? Number(id) : null;
    const [video] =
      number === null
        ? []
        : await db
            .select({ captions: contentVideos.captions })
            .from(contentVideos)
            .where(eq(contentVideos.id, number));
    const captions = language === undefined ? undefined : video?.captions[language];
    if (captions === undefined)
      throw apiError(404, 'video.error.nocaptions', 'There are no such captions', { frame: true });
    return reply
      .type('text/vtt; charset=utf-8')
      .header('Cache-Control', 'max-age=3600')
      .send(captions);
  });
}
