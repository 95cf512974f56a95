/** Files of forms. They are read only by the operations that take one, and never further than their limit. */
import type { FastifyRequest } from 'fastify';
import { Fault, fault, invalid } from './fault.ts';

/** What is said of a file that is too large, by the part of the form that holds it. */
const refusals = {
  image: { code: 'picture.error.toolarge', called: 'A picture' },
  document: { code: 'document.error.toolarge', called: 'A document' },
} as const;

/** The part of a form that holds a file. */
export type FilePart = keyof typeof refusals;

/**
 * Reads a file out of a form.
 * @returns null when the request is no form or the form has no file of this name
 * @throws 413 when it is larger than `limit` bytes, 400 when the form is broken
 */
export async function fileOf(
  request: FastifyRequest,
  name: FilePart,
  limit: number,
): Promise<Uint8Array | null> {
  try {
    return await readFile(request, name, limit);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw invalid({ field: 'body', message: 'is not a well-formed form with one file' });
  }
}

async function readFile(
  request: FastifyRequest,
  name: FilePart,
  limit: number,
): Promise<Uint8Array | null> {
  if (!request.isMultipart()) return null;
  const parts = request.files({ limits: { fileSize: limit }, throwFileSizeLimit: false });
  for await (const part of parts) {
    if (part.fieldname !== name) {
      part.file.resume();
      continue;
    }
    const content = await part.toBuffer();
    if (part.file.truncated) throw tooLarge(name, limit);
    return content;
  }
  return null;
}

function tooLarge(name: FilePart, limit: number): Error {
  const megabytes = String(Math.floor(limit / 1024 / 1024));
  const { code, called } = refusals[name];
  return fault(413, code, `${called} has at most ${megabytes} MB`, {
    args: [{ type: 'NUMBER', value: megabytes }],
  });
}
