import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Reads the file of a slice in Node. */
export const readFontFile = (family: string, file: string): Promise<Uint8Array> =>
  readFile(fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${file}`)));
