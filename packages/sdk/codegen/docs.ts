import { operations } from './description.ts';

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** Text of a comment on its own lines. */
const comment = (text: string, indent: string): string =>
  `${indent}/**\n${text
    .replaceAll('*/', '*\\/')
    .split('\n')
    .map((line) => `${indent} * ${line}`.trimEnd())
    .join('\n')}\n${indent} */\n`;

/** The operation that a call, a hook or what belongs to a hook is about. */
function operationOf(name: string) {
  const core = name.replace(/^(?:use|prefetch|invalidate)(?=[A-Z])/, '');
  const bare = core.replace(/(?:Suspense|Infinite)?(?:Query)?$/, '');
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  return [name, lower(core), lower(bare)].map((id) => byId.get(id)).find(Boolean);
}

/**
 * Puts summary and description of the operation on every call and hook, also on each of a hook's overloads: an editor shows the
 * comment of the overload that it chose. The generator gives the summary alone, and that to the implementation, which nobody sees.
 */
export const withDocs = (text: string): string =>
  text
    .replaceAll(/[ ]*\/\*\*\n(?:(?!\*\/)[\s\S])*?@summary (?:(?!\*\/)[\s\S])*?\*\/\n+/g, '')
    .replaceAll(
      /^([ ]*)export (?:function (use\w+)|const (?:(\w+) = async |(use\w+) = ))/gm,
      (line, _indent: string, overload?: string, call?: string, hook?: string) => {
        const name = overload ?? call ?? hook ?? '';
        const operation = operationOf(name);
        if (!operation)
          throw new Error(`${name} belongs to no operation; codegen/docs.ts no longer fits.`);
        const { summary, description } = operation;
        const about = name.startsWith('invalidate')
          ? `Asks again where the answer is shown: ${summary}.`
          : [summary, description].filter(Boolean).join('\n\n');
        return comment(about, '') + line.trimStart();
      },
    );
