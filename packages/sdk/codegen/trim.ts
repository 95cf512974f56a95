/**
 * Takes the documentation out of what was built to run: it stands in the declarations, where an editor reads it. The lines stay
 * where they are, so that the source maps fit. Notes for bundlers (`#__PURE__`) are not documentation, and stand within lines.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

for (const file of globSync('dist/**/*.js')) {
  const text = readFileSync(file, 'utf8');
  const trimmed = text.replaceAll(/^ *\/\*\*(?:(?!\*\/)[^])*\*\/$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ''),
  );
  if (trimmed !== text) writeFileSync(file, trimmed);
}
