/**
 * Takes the documentation out of what was built to run: it stands in the declarations, where an editor reads it. The lines stay
 * where they are, so that the source maps fit. Notes for bundlers (`#__PURE__`) are not documentation, and stand within lines.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
for (const file of globSync('**/*.js', { cwd: dist })) {
  const text = readFileSync(dist + file, 'utf8');
  const trimmed = text.replaceAll(/^ *\/\*\*(?:(?!\*\/)[^])*\*\/$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ''),
  );
  if (trimmed !== text) writeFileSync(dist + file, trimmed);
}
