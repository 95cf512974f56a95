import ts from 'typescript';

/** Prints a node, with the rule applied to it and its children. */
type Print = (node: ts.Node) => string;

/**
 * Returns TypeScript with some nodes of its syntax tree replaced; everything else, including comments, stays
 * unchanged.
 * @param rule returns a node's new text, or undefined to visit its children
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
