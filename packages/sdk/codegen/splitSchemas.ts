import ts from 'typescript';

/**
 * Cuts the generator's one file of zod schemas into one file a schema, so that a bundle holds only the schemas it uses even when
 * another part of it (src/runtime/validate.ts) may load them all.
 *
 * A constant (a bound, a pattern) goes with the schema that follows it. Takes the text of the file; answers file name → text.
 */
export function splitSchemas(text: string, header: string): Map<string, string> {
  const source = ts.createSourceFile('schemas.ts', text, ts.ScriptTarget.Latest, true);
  const isSchema = (value: ts.Expression | undefined) =>
    value !== undefined &&
    !ts.isLiteralExpression(value) &&
    !ts.isPrefixUnaryExpression(value) &&
    !ts.isNewExpression(value);
  const groups = new Map<string, ts.Statement[]>();
  let pending: ts.Statement[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) continue;
    if (ts.isTypeAliasDeclaration(statement)) {
      // The types of a schema follow it: `type X` and `type XOutput`.
      const name = statement.name.text;
      (groups.get(name) ?? groups.get(name.replace(/Output$/, '')) ?? pending).push(statement);
      continue;
    }
    pending.push(statement);
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : undefined;
    if (declared && isSchema(declared.initializer)) {
      groups.set(declared.name.getText(source), pending);
      pending = [];
    }
  }
  if (pending.length > 0)
    throw new Error(
      'zod schemas: statements without a schema are left; codegen/splitSchemas.ts no longer fits the generator.',
    );
  const files = new Map<string, string>();
  for (const [name, statements] of groups) {
    const used = new Set<string>();
    const collect = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && node.text !== name && groups.has(node.text)) used.add(node.text);
      ts.forEachChild(node, collect);
    };
    statements.forEach(collect);
    const imports = [
      `import * as zod from 'zod/mini';`,
      ...[...used].toSorted().map((other) => `import { ${other} } from './${other}.ts';`),
    ];
    const body = statements.map((statement) =>
      statement.getText(source).replaceAll('= new RegExp(', '= /*#__PURE__*/ new RegExp('),
    );
    files.set(`${name}.ts`, `${header}${imports.join('\n')}\n\n${body.join('\n')}\n`);
  }
  return files;
}

/** Rewrites a tag's import of several schemas from the one file into imports from the single files. */
export const importSingly = (text: string): string =>
  text.replace(/import \{([^}]*)\} from '\.\.\/api\.schemas\.ts';/g, (_all, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `import { ${name} } from '../schemas/${name}.ts';`)
      .join('\n'),
  );
