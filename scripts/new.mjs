// npm run new -- page|feature|form <path>: writes an empty one that passes every check of
// `npm run check`, and says what to fill in.
import { join } from 'node:path';
import { UserError } from './bootstrap/user-error.mjs';
import { root } from './bootstrap/paths.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/run.mjs';
import { newFeature } from './new/feature.mjs';
import { newForm } from './new/form.mjs';
import { newPage } from './new/page.mjs';

/** @type {Record<string, { write: import('./new/portal.mjs').Writer, example: string }>} */
const kinds = {
  page: { write: newPage, example: 'page compensation' },
  feature: { write: newFeature, example: 'feature vouchers' },
  form: { write: newForm, example: 'form profile/NicknameForm' },
};

await main(async ([kind = '', path = '', ...rest]) => {
  const wanted = kinds[kind];
  if (!wanted || path === '' || rest.length > 0) {
    const lines = Object.values(kinds).map(({ example }) => `  npm run new -- ${example}`);
    const wrong = kind === '' || wanted ? 'What is to be new?' : `There is no kind '${kind}'.`;
    throw new UserError([`${wrong} One kind and one path:`, ...lines].join('\n'));
  }
  const { written, toDo } = await wanted.write(join(root, 'apps/portal'), path);
  const { code, output } = await run('oxfmt', written);
  if (code !== 0) throw new Error(output);
  process.stdout.write(
    ['Written:', ...written, '', 'To fill in:', ...toDo.map((line) => `- ${line}`), ''].join('\n'),
  );
  return 0;
});
