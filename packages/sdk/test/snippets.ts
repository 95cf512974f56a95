import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Code in a README. */
export interface Snippet {
  /** Where it stands: file and line. */
  at: string;
  language: 'ts' | 'tsx';
  text: string;
}

/** Every README of the repository, as paths from its root. */
export const readmes: readonly string[] = globSync('**/README.md', {
  cwd: repository,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.[a-z]+)$/.test(path),
}).toSorted();

/** The ts and tsx blocks of a README. */
export function snippetsOf(readme: string): Snippet[] {
  const text = readFileSync(join(repository, readme), 'utf8');
  return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(
    ({ 1: language, 2: code = '', index }) => ({
      at: `${readme}:${text.slice(0, index).split('\n').length}`,
      language: language === 'ts' ? 'ts' : 'tsx',
      text: code,
    }),
  );
}
