import ts from 'typescript';
import type { Operation } from './description.ts';
import { rewrite } from './rewrite.ts';

/** Returns the name of a top-level constant or function; empty for other nodes. */
export const getName = (node: ts.Node): string =>
  (ts.isVariableStatement(node) && node.declarationList.declarations[0]?.name.getText()) ||
  (ts.isFunctionDeclaration(node) && node.name?.text) ||
  '';

/** Returns the name of the top-level function or constant that contains a node. */
const getOwnerName = (node: ts.Node): string =>
  ts.isSourceFile(node.parent) ? getName(node) : getOwnerName(node.parent);

const isHeaders = (property: ts.Node): boolean =>
  ts.isPropertyAssignment(property) && property.name.getText() === 'headers';

/**
 * Edits orval's module of one operation where orval has no option for it; decisions/001-generate-with-orval.md gives the
 * reasons.
 * @throws Error when an expected edit found nothing to change, e.g. after an update of orval
 */
export function finishClient(text: string, { id, documentation, forFamily }: Operation): string {
  const imports = new Set<string>();
  const addImport = (name: string, module: string, type = ''): string => {
    imports.add(`import ${type}{ ${name} } from '../../../runtime/${module}.ts';\n`);
    return name;
  };
  const edits = new Set<string>();
  const recordEdit = (edit: string, to: string) => (edits.add(edit), to);
  const sdk = () => `sdk?: ${addImport('Sdk', 'config', 'type ')}`;
  const comment = `/**\n${documentation.replaceAll('*/', '*\\/')}`.replaceAll('\n', '\n * ');

  const body = rewrite(text, (node, print) => {
    // Orval writes the same helpers for every tag; the runtime has them once.
    if (ts.isStringLiteral(node) && node.text.endsWith('.helpers.ts'))
      return recordEdit('helpers', `'../../../runtime/withQueryKey.ts'`);

    // Editors show the comment of the overload that matches, but orval documents no overload.
    if (node.kind === ts.SyntaxKind.ExportKeyword) {
      const name = getName(node.parent);
      return name === id || /^(?:use|prefetch)[A-Z]/.test(name)
        ? recordEdit('documentation', `${comment.replaceAll(/ +$/gm, '')}\n */\nexport`)
        : undefined;
    }

    // The runtime merges headers and sets the content type.
    if (getName(node) === 'getHeaders') return '';
    if (ts.isObjectLiteralExpression(node) && node.properties.some(isHeaders)) {
      const properties = node.properties.flatMap((property) => {
        if (!isHeaders(property)) return print(property);
        const own = property.getText().includes('...headers');
        return own
          ? `headers: ${addImport('addHeaders', 'headers')}(options?.headers, headers)`
          : [];
      });
      return `{\n    ${properties.join(',\n    ')}\n  }`;
    }

    // A key holds the scope of an instance. Orval's key has none, and drops ids of 0 and ''.
    const owner = getOwnerName(node);
    if (ts.isArrowFunction(node) && owner.endsWith('QueryKey')) {
      const keyFactory = addImport(forFamily ? 'familyKeyOf' : 'callKeyOf', 'scope');
      const kind = owner.endsWith('InfiniteQueryKey') ? ["'infinite'"] : [];
      const names = node.parameters.map(({ name }) => name.getText());
      const parameters = [...node.parameters.map((parameter) => parameter.getText()), sdk()];
      const key = ['sdk', `'${id}'`, ...kind, ...names];
      return recordEdit('key', `(${parameters.join(', ')}) => ${keyFactory}(${key.join(', ')});`);
    }
    if (ts.isCallExpression(node) && /^get\w+QueryKey$/.test(node.expression.getText())) {
      const options = owner.startsWith('invalidate') ? 'options' : 'requestOptions';
      const values = [...node.arguments.map(print), `${options}?.sdk`];
      return recordEdit('key of instance', `${node.expression.getText()}(${values.join(', ')})`);
    }
    if (ts.isTypeReferenceNode(node) && node.getText() === 'InvalidateOptions')
      return recordEdit('invalidation', `InvalidateOptions & { ${sdk()} }`);

    // A query is sent with the scope of its key.
    if (
      (ts.isBindingElement(node) || ts.isShorthandPropertyAssignment(node)) &&
      node.getText() === 'signal'
    )
      return recordEdit('query', 'signal, queryKey');

    // A hook uses the provider's instance.
    if (ts.isIdentifier(node) && node.text === 'options' && ts.isCallExpression(node.parent))
      return owner.startsWith('use')
        ? recordEdit('instance', `${addImport('useInstance', 'useInstance')}(options)`)
        : undefined;

    // Orval's loops do not compile with noUncheckedIndexedAccess, and its date conversion turns missing text into an
    // invalid Date.
    if (
      ts.isForStatement(node) &&
      ts.isBlock(node.statement) &&
      node.condition &&
      ts.isBinaryExpression(node.condition)
    ) {
      const item = getName(node.statement.statements[0] ?? node);
      const list = node.condition.right.getText().slice(0, -'.length'.length);
      return item
        ? `for (const ${item} of ${list}) ${print(node.statement)}`
        : `${list} = ${list}.map((date) => ${addImport('toDate', 'toDate')}(date));`;
    }
    if (/^item\d+$/.test(getName(node))) return '';
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date')
      return `${addImport('toDate', 'toDate')}(${node.arguments?.map(print).join(', ')})`;
    return undefined;
  });

  const queryEdits = ['key', 'key of instance', 'invalidation', 'query'];
  const expected = ['helpers', 'documentation', 'instance'];
  if (text.includes('QueryFunction')) expected.push(...queryEdits);
  const missing = expected.filter((what) => !edits.has(what));
  if (missing.length > 0)
    throw new Error(
      `${id}: codegen/clients.ts found no ${missing.join()} in orval's output. Adapt finishClient to this version of orval.`,
    );
  return [...imports].join('') + body;
}
