import ts from 'typescript';
import { getName } from './clients.ts';
import { type Operation, operationFileName, typeName } from './description.ts';

/**
 * Splits orval's module of an operation, so that the call works without React Query: into the call, and the hooks and
 * keys, which import it.
 */
export function splitCall(text: string, operation: Operation): { call: string; hooks: string } {
  const { id } = operation;
  const name = typeName(operation);
  const ofCall = new Set([
    id,
    `get${name}Url`,
    `serialize${name}Request`,
    `deserialize${name}Response`,
  ]);
  const source = ts.createSourceFile('generated.ts', text, ts.ScriptTarget.Latest, true);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const code = source.statements.filter((statement) => !ts.isImportDeclaration(statement));
  const print = (statements: readonly ts.Statement[]) =>
    printImports(imports, statements) +
    statements.map((statement) => statement.getFullText()).join('');
  const ownImport = `import { ${id} } from './${operationFileName(operation)}';\n`;
  return {
    call: print(code.filter((statement) => ofCall.has(getName(statement)))),
    hooks: ownImport + print(code.filter((statement) => !ofCall.has(getName(statement)))),
  };
}

/** Returns the imports that statements use. */
function printImports(
  imports: readonly ts.ImportDeclaration[],
  statements: readonly ts.Statement[],
): string {
  const names = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, collect);
  };
  statements.forEach(collect);
  return imports
    .map(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      const used =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.filter(({ name }) => names.has(name.text))
          : [];
      const type = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type ' : '';
      return used.length === 0
        ? ''
        : `import ${type}{ ${used.map((one) => one.getText()).join(', ')} } from ${moduleSpecifier.getText()};\n`;
    })
    .join('');
}
