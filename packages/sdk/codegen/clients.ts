import ts from 'typescript';
import type { Operation } from './description.ts';
import { rewrite } from './rewrite.ts';

/** Returns the name of a top-level function or constant. */
const nameOf = (node: ts.Node): string =>
  (ts.isVariableStatement(node) && node.declarationList.declarations[0]?.name.getText()) ||
  (ts.isFunctionDeclaration(node) && node.name?.text) ||
  '';

/** Returns the name of the top-level function or constant around a node. */
const ownerOf = (node: ts.Node): string =>
  ts.isSourceFile(node.parent) ? nameOf(node) : ownerOf(node.parent);

const isHeaders = (property: ts.Node): boolean =>
  ts.isPropertyAssignment(property) && property.name.getText() === 'headers';

/**
 * Changes orval's module of one operation where orval has no option for it; the reasons are in decisions/001-generator.md.
 * Throws when it does not find what it has to change, as with a new version of orval.
 */
export function finishClient(text: string, { id, documentation, forFamily }: Operation): string {
  const imports = new Set<string>();
  const need = (name: string, module: string, type = ''): string => {
    imports.add(`import ${type}{ ${name} } from '../../../runtime/${module}.ts';\n`);
    return name;
  };
  const done = new Set<string>();
  const changed = (what: string, to: string) => (done.add(what), to);
  const sdk = () => `sdk?: ${need('Sdk', 'config', 'type ')}`;
  const comment = `/**\n${documentation.replaceAll('*/', '*\\/')}`.replaceAll('\n', '\n * ');

  const body = rewrite(text, (node, print) => {
    // Orval writes the same helpers for every tag; the runtime has them once.
    if (ts.isStringLiteral(node) && node.text.endsWith('.helpers.ts'))
      return changed('helpers', `'../../../runtime/withQueryKey.ts'`);

    // Editors show the comment of the overload they chose, and orval documents no overload.
    if (node.kind === ts.SyntaxKind.ExportKeyword) {
      const name = nameOf(node.parent);
      return name === id || /^(?:use|prefetch)[A-Z]/.test(name)
        ? changed('documentation', `${comment.replaceAll(/ +$/gm, '')}\n */\nexport`)
        : undefined;
    }

    // The runtime merges headers and sets the content type.
    if (nameOf(node) === 'getHeaders') return '';
    if (ts.isObjectLiteralExpression(node) && node.properties.some(isHeaders)) {
      const properties = node.properties.flatMap((property) => {
        if (!isHeaders(property)) return print(property);
        const own = property.getText().includes('...headers');
        return own ? `headers: ${need('addHeaders', 'headers')}(options?.headers, headers)` : [];
      });
      return `{\n    ${properties.join(',\n    ')}\n  }`;
    }

    // A key holds the scope of an instance; orval's holds none, and loses an id of 0 or ''.
    const owner = ownerOf(node);
    if (ts.isArrowFunction(node) && owner.endsWith('QueryKey')) {
      const keyOf = need(forFamily ? 'familyKeyOf' : 'queryKeyOf', 'scope');
      const kind = owner.endsWith('InfiniteQueryKey') ? ["'infinite'"] : [];
      const names = node.parameters.map(({ name }) => name.getText());
      const parameters = [...node.parameters.map((parameter) => parameter.getText()), sdk()];
      const key = ['sdk', `'${id}'`, ...kind, ...names];
      return changed('key', `(${parameters.join(', ')}) => ${keyOf}(${key.join(', ')});`);
    }
    if (ts.isCallExpression(node) && /^get\w+QueryKey$/.test(node.expression.getText())) {
      const options = owner.startsWith('invalidate') ? 'options' : 'requestOptions';
      const values = [...node.arguments.map(print), `${options}?.sdk`];
      return changed('key of instance', `${node.expression.getText()}(${values.join(', ')})`);
    }
    if (ts.isTypeReferenceNode(node) && node.getText() === 'InvalidateOptions')
      return changed('invalidation', `InvalidateOptions & { ${sdk()} }`);

    // A query is sent under the scope of its key.
    if (
      (ts.isBindingElement(node) || ts.isShorthandPropertyAssignment(node)) &&
      node.getText() === 'signal'
    )
      return changed('query', 'signal, queryKey');

    // A hook uses the instance of the provider above it.
    if (ts.isIdentifier(node) && node.text === 'options' && ts.isCallExpression(node.parent))
      return owner.startsWith('use')
        ? changed('instance', `${need('useInstance', 'useInstance')}(options)`)
        : undefined;

    // Orval's loops do not compile with noUncheckedIndexedAccess; its dates are invalid where the text is missing.
    if (
      ts.isForStatement(node) &&
      ts.isBlock(node.statement) &&
      node.condition &&
      ts.isBinaryExpression(node.condition)
    ) {
      const item = nameOf(node.statement.statements[0] ?? node);
      const list = node.condition.right.getText().slice(0, -'.length'.length);
      return item
        ? `for (const ${item} of ${list}) ${print(node.statement)}`
        : `${list} = ${list}.map((date) => ${need('toDate', 'toDate')}(date));`;
    }
    if (/^item\d+$/.test(nameOf(node))) return '';
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date')
      return `${need('toDate', 'toDate')}(${node.arguments?.map(print).join(', ')})`;
    return undefined;
  });

  const ofQueries = ['key', 'key of instance', 'invalidation', 'query'];
  const expected = ['helpers', 'documentation', 'instance'];
  if (text.includes('QueryFunction')) expected.push(...ofQueries);
  const missing = expected.filter((what) => !done.has(what));
  if (missing.length > 0)
    throw new Error(`${id}: codegen/clients.ts found no ${missing.join()} in orval's output.`);
  return [...imports].join('') + body;
}
