import { type Answer, examplesOf, headersOf, type Operation, operations } from './description.ts';
import { codesOf } from './operationTables.ts';

/** The mock handlers of `/msw`: the examples of the description, one file a tag, and the names by which a test asks for one. */

/** Examples of a refusal go by error code, those of a success by their own name; 204 has one, which is nothing. */
function namedExamples(status: number, { content = {} }: Answer): [name: string, value: unknown][] {
  const [media] = Object.values(content);
  if (!media) return [['empty', null]];
  const examples = examplesOf(media);
  if (status < 400) return examples;
  const byCode = examples.map(([, value]): [string, unknown] => [codesOf(value)[0] ?? '', value]);
  return [...new Map(byCode.toReversed()).entries()].toReversed();
}

const answerText = ([status, answer]: [number, Answer]): string => {
  const headers = { 'Content-Type': Object.keys(answer.content ?? {})[0], ...headersOf(answer) };
  const examples = namedExamples(status, answer).map(
    ([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  return `    ${status}: {
      headers: ${JSON.stringify(headers)},
      examples: {
${examples.join('')}      },
    },
`;
};

const tableText = (header: string, own: readonly Operation[]): string => `${header}
import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<${own.map(({ id }) => `\n  | '${id}'`).join('')}
> = {
${own.map(({ id, answers }) => `  ${id}: {\n${answers.map(answerText).join('')}  },\n`).join('')}};
`;

const upperCamel = (tag: string) =>
  tag.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** File name → text, for src/generated. */
export function mockFiles(header: string): Map<string, string> {
  const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted();
  const files = new Map<string, string>();
  for (const tag of tags) {
    const own = operations.filter((operation) => operation.tag === tag);
    files.set(`examples/${tag}.ts`, tableText(header, own));
    files.set(
      `msw/${tag}.ts`,
      `${header}
import { createMocks } from '../../runtime/mock.ts';
import { examples } from '../examples/${tag}.ts';

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
`,
    );
  }
  const names = operations.map(({ id, answers }) => {
    const perStatus = answers.map(
      ([status, answer]) =>
        `${status}: ${namedExamples(status, answer)
          .map(([name]) => `'${name}'`)
          .join(' | ')}`,
    );
    return `  ${id}: { ${perStatus.join('; ')} };\n`;
  });
  files.set(
    'exampleNames.ts',
    `${header}
/** What each call may answer, by status: error codes, or the names of the examples of a success. */
export interface ExampleNames {
${names.join('')}}
`,
  );
  files.set(
    'msw.ts',
    `${header}
import { createMocks } from '../runtime/mock.ts';
${tags.map((tag) => `import { examples as for${upperCamel(tag)} } from './examples/${tag}.ts';\n`).join('')}
export const { handlers, mock } = /*#__PURE__*/ createMocks({
${tags.map((tag) => `  ...for${upperCamel(tag)},\n`).join('')}});
`,
  );
  return files;
}
