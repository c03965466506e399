import ts from 'typescript';

const testFunctions = new Set(['it', 'test', 'describe']);
const ids = /\b[A-Z]{2,6}-\d{2,3}\b/g;

/** The identifier a call chain starts with: `it` of `it.each(rows)('…')`, `test` of `test.describe('…')`. */
function rootName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return rootName(node.tag);
  return undefined;
}

/** All literal text below a node: a title, or the rows that a title is filled from. */
function literalText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  const parts = [];
  ts.forEachChild(node, (child) => void parts.push(literalText(child)));
  return parts.join(' ');
}

/**
 * Requirement ids named in the titles of a test file, rows of `each` included.
 * @returns the ids, each once
 */
export function idsInTitles(fileName, source) {
  // By the file's own kind: `<P>(path) =>` of a .ts file would begin an element in a .tsx file.
  const tree = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false);
  const found = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node) && testFunctions.has(rootName(node.expression)) && node.arguments.length > 0) {
      for (const [id] of literalText(node.arguments[0]).matchAll(ids)) found.add(id);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found];
}
