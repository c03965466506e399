import ts from 'typescript';

const letters = /[çğıöşüÇĞİÖŞÜ]/;

const textOf = (node) => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  return undefined;
};

/**
 * Literals and JSX texts that hold a Turkish letter; comments and regular expressions do not count.
 * @returns for each the line (from 1) and the text
 */
export function turkishLiterals(fileName, source) {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, kind);
  const found = [];
  const visit = (node) => {
    const text = textOf(node);
    if (text !== undefined && letters.test(text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      found.push({ line: line + 1, text: text.trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
