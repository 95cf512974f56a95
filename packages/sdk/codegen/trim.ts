/**
 * Removes doc comments from the built JavaScript; editors read them in the declarations. Line breaks stay, so that
 * source maps still match. Bundler annotations (`#__PURE__`) stay too, since they share a line with code.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

for (const file of globSync('dist/**/*.js')) {
  const text = readFileSync(file, 'utf8');
  const trimmed = text.replaceAll(/^ *\/\*\*(?:(?!\*\/)[^])*\*\/$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ''),
  );
  if (trimmed !== text) writeFileSync(file, trimmed);
}
