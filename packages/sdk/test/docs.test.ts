import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type OperationId, operations } from '../src/generated/operations.ts';
import { type Description } from './description.ts';

const description: Description = JSON.parse(
  readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
);
const client = fileURLToPath(new URL('../src/generated/client', import.meta.url));
const text = globSync('**/*.ts', { cwd: client })
  .map((file) => readFileSync(`${client}/${file}`, 'utf8'))
  .join('\n');

const isOperation = (id: string): id is OperationId => id in operations;

// Editors show the comment of the overload that matches, so every overload needs one.
test.each(Object.keys(operations).filter(isOperation))(
  '%s is documented wherever it can be called',
  (id) => {
    const { method, path } = operations[id];
    const { summary = '', description: more = '' } =
      description.paths[path]?.[method.toLowerCase()] ?? {};
    const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    const declared = new RegExp(
      `(/\\*\\*\\n(?: \\*[^\\n]*\\n)+)?export (?:const ${id} = async|const ${hook} =|function ${hook}(?:Suspense|Infinite)?<)`,
      'g',
    );
    const comments = [...text.matchAll(declared)].map(([, comment = '']) =>
      comment
        .replaceAll(/\/\*\*\n|^ \*\/?|\n/gm, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    // A call has one declaration. A GET's hook has three overloads and an implementation, and so does its suspense
    // variant.
    expect(comments.length).toBeGreaterThanOrEqual(method === 'GET' ? 9 : 2);
    for (const comment of comments)
      expect(comment).toBe([summary, more].join(' ').replaceAll(/\s+/g, ' ').trim());
  },
);
