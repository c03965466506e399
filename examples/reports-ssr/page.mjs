/** What the page is sent with: nothing runs or looks without the nonce, nothing loads from elsewhere. */
export const policyOf = (nonce, api) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' blob:",
    `connect-src 'self' ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** JSON that cannot end its script element. */
const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page around what React rendered. styled-components takes the server's styles over when it is loaded and finds the nonce
 * in the meta element.
 */
export const pageOf = ({ nonce, html, styles, facts }) => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
<title>Mutabakat · Mercan Finans</title>
<link rel="stylesheet" nonce="${nonce}" href="/page.css">
${styles}
<script type="application/json" id="page" nonce="${nonce}">${inScript(facts)}</script>
<script type="module" nonce="${nonce}" src="/app/browser.js"></script>
</head>
<body>
<header class="fin-top">
  <b>Mercan Finans</b>
  <a href="#kasa">Kasa</a>
  <a href="#bayiler">Bayiler</a>
  <a href="#content">Mutabakat</a>
</header>
<div id="root">${html}</div>
</body>
</html>
`;
