import ts from 'typescript';

/** Writes a node, changed by the rule wherever that has an answer. */
type Print = (node: ts.Node) => string;

/**
 * Returns TypeScript with nodes of its syntax tree replaced; all else, comments too, stays as it is.
 * @param rule returns the new text of a node, or undefined to ask again for each node inside of it
 */
export function rewrite(
  text: string,
  rule: (node: ts.Node, print: Print) => string | undefined,
): string {
  const source = ts.createSourceFile('generated.ts', text, ts.ScriptTarget.Latest, true);
  const print: Print = (node) => rule(node, print) ?? printInside(node, node.getStart());
  const printInside = (node: ts.Node, from: number): string => {
    let written = '';
    let at = from;
    ts.forEachChild(node, (child) => {
      written += text.slice(at, child.getStart()) + print(child);
      at = child.end;
    });
    return written + text.slice(at, node.end);
  };
  return printInside(source, 0);
}
