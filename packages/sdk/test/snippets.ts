import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** A code block of a README. */
export interface Snippet {
  /** Location: file and line. */
  at: string;
  /** File name, if the line before the block gives one, e.g. `main.tsx`: */
  file: string | undefined;
  language: 'ts' | 'tsx';
  text: string;
}

/** READMEs of the repository, as paths from its root. */
export const readmes: readonly string[] = globSync('**/README.md', {
  cwd: repository,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.[a-z]+)$/.test(path),
}).toSorted();

/** Returns a README's code blocks in these languages. */
export function readBlocks(
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

/** Returns a README's ts and tsx blocks. */
export const readSnippets = (readme: string): Snippet[] =>
  readBlocks(readme, 'tsx?').map((block) => ({
    ...block,
    language: block.language === 'ts' ? 'ts' : 'tsx',
  }));
