import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Code in a README. */
export interface Snippet {
  /** Where it stands: file and line. */
  at: string;
  /** The file that it is, where the line before says so: `main.tsx`: */
  file: string | undefined;
  language: 'ts' | 'tsx';
  text: string;
}

/** Every README of the repository, as paths from its root. */
export const readmes: readonly string[] = globSync('**/README.md', {
  cwd: repository,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.[a-z]+)$/.test(path),
}).toSorted();

/** The blocks of a README in these languages. */
export function blocksOf(
  readme: string,
  languages: string,
): (Omit<Snippet, 'language'> & {
  language: string;
})[] {
  const text = readFileSync(join(repository, readme), 'utf8');
  const block = new RegExp(
    `(?:^\`([\\w./]+)\`:\\n\\n)?^\`\`\`(${languages})\\n(.*?)^\`\`\`$`,
    'gms',
  );
  return [...text.matchAll(block)].map(
    ({ 0: all, 1: file, 2: language = '', 3: code = '', index }) => ({
      at: `${readme}:${text.slice(0, index + all.indexOf('```')).split('\n').length}`,
      file,
      language,
      text: code,
    }),
  );
}

/** The ts and tsx blocks of a README. */
export const snippetsOf = (readme: string): Snippet[] =>
  blocksOf(readme, 'tsx?').map((block) => ({
    ...block,
    language: block.language === 'ts' ? 'ts' : 'tsx',
  }));
