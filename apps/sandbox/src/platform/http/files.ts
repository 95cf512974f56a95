/** Uploaded files. Only operations that accept a file read it, and never beyond their size limit. */
import type { FastifyRequest } from 'fastify';
import { ApiError, apiError, invalidFields } from './apiError.ts';

/** Error code and wording for files that are too large, by form part. */
const sizeErrors = {
  image: { code: 'picture.error.toolarge', label: 'A picture' },
  document: { code: 'document.error.toolarge', label: 'A document' },
} as const;

export type FilePart = keyof typeof sizeErrors;

/**
 * Reads a file from a form.
 * @returns null if the request is not a form or the form has no file of this name
 * @throws 413 if the file is larger than `limit` bytes, 400 if the form is malformed
 */
export async function readFormFile(
  request: FastifyRequest,
  name: FilePart,
  limit: number,
): Promise<Uint8Array | null> {
  try {
    return await readFile(request, name, limit);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw invalidFields({ field: 'body', message: 'is not a well-formed form with one file' });
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
  const { code, label } = sizeErrors[name];
  return apiError(413, code, `${label} has at most ${megabytes} MB`, {
    args: [{ type: 'NUMBER', value: megabytes }],
  });
}
