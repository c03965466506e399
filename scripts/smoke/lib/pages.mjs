import { readFileSync } from 'node:fs';
import { inRoot } from '../../lib/root.mjs';
import { nonce } from './apps.mjs';

const hostileCss = readFileSync(inRoot('scripts/smoke/app/hostile.css'), 'utf8');

/** Elements of the page itself, which nobody may restyle. Their box is fixed, so that only rules can change them. */
const own = `<div id="own">
  <h1>Host</h1> <p>Text</p> <button>Button</button> <label for="field">Label</label> <input id="field" class="telve">
  <a href="#own">Link</a> <table><caption>Table</caption><tr><th>Head</th><td>Cell</td></tr></table>
  <ul><li>Item</li></ul> <dialog>Dialog</dialog>
</div>`;

/**
 * A page of the embedder: English, and with its own opinion about every element when it is hostile. Its font is the same
 * either way: an embedded tree takes it, and with it the width of every text.
 * @param script address of its script
 */
export const pageHtml = ({ script, hostile = false, head = '', screen = '', first = '' }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Embedder</title>
<style nonce="${nonce}" data-page>body { margin: 0; font-family: Georgia, serif; }</style>
${hostile ? `<style nonce="${nonce}" data-page>${hostileCss}</style>` : ''}
${head}
<script nonce="${nonce}" src="/guard.js"></script>
<script nonce="${nonce}" type="module" src="${script}"></script>
</head>
<body>
${own}
<div id="first" data-screen="${screen}">${first}</div>
<div id="second"></div>
</body>
</html>`;

/** What the pages are sent with: nothing runs, looks or loads without the nonce. */
export const policy = [
  "default-src 'none'",
  `script-src 'nonce-${nonce}'`,
  `style-src 'nonce-${nonce}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
