import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../bootstrap/user-error.mjs';
import { features, pascal, writeNew } from './portal.mjs';

/**
 * A folder with its first piece and the test that shows it.
 * @type {import('./portal.mjs').Writer}
 */
export function newFeature(portal, path) {
  const name = path.replace(/^(?:src\/)?features\//, '');
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new UserError(
      `'${path}' is no name of a feature: one folder, in camel case, such as 'invoices'.`,
    );
  const folder = join(features(portal), name);
  if (existsSync(folder))
    throw new UserError(`The feature ${name} is there already: apps/portal/src/features/${name}.`);
  const piece = `${pascal(name)}List`;
  const written = writeNew({
    [join(folder, `${piece}.tsx`)]: pieceOf(piece),
    [join(folder, `${piece}.test.tsx`)]: testOf(piece),
  });
  return {
    written,
    toDo: [
      `${piece}.tsx is the first piece, which a route puts on its page; rename it to what it shows.`,
      `Texts go into features/${name}/messages.ts, as those of features/news; then 'npm run messages -w apps/portal' and the other files of locales/.`,
      'What another feature needs too goes into src/domains: features do not import each other.',
    ],
  };
}

/** @param {string} piece */
const pieceOf = (piece) => `import type { ReactNode } from 'react';

/** What there is, one below the other. */
export const ${piece} = ({ items }: { items: readonly { key: string; content: ReactNode }[] }) => (
  <ul>
    {items.map(({ key, content }) => (
      <li key={key}>{content}</li>
    ))}
  </ul>
);
`;

/** @param {string} piece */
const testOf = (piece) => `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { ${piece} } from './${piece}.tsx';

test('shows what there is', async () => {
  await show(<${piece} items={[{ key: 'first', content: 'The first' }]} />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('The first');
});
`;
