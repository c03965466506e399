/** What the page is sent with: nothing runs, looks or loads without the nonce or from elsewhere. */
export const policyOf = (nonce, api) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    // Bootstrap draws its arrows and ticks from data:, previews of chosen documents are blob:.
    "img-src 'self' data: blob:",
    `connect-src 'self' ${api}`,
    `frame-src ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const element = ({ nonce, api, view, email }) => `
      <telve-merchant-application id="application" api-base="${api}" view="${view}" email="${email}" lang="tr"
        template-url="${api}/templates/sozlesme-sablonu.pdf" nonce="${nonce}" exit></telve-merchant-application>`;

const ways = {
  element,
  mount: () => '<div id="application"></div>',
  frame: () => '<div id="application"></div>',
};

/**
 * The page of the portal.
 * @param way   `element`, `mount` or `frame`: how the application is shown
 * @param view  `apply` or `wizard`
 */
export const pageOf = (options) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>esnafça: partner portal</title>
<link rel="stylesheet" nonce="${options.nonce}" href="/bootstrap.css">
<link rel="stylesheet" nonce="${options.nonce}" href="/portal.css">
<script type="application/json" id="page" nonce="${options.nonce}">${JSON.stringify({ ...options, nonce: undefined })}</script>
${options.head ?? ''}
<script type="module" nonce="${options.nonce}" src="/${options.way}.js"></script>
</head>
<body>
  <nav class="navbar portal-bar">
    <a class="navbar-brand" href="/">esnafça</a>
    <a class="nav-link" href="/?way=element">Element</a>
    <a class="nav-link" href="/?way=mount">mount()</a>
    <a class="nav-link" href="/?way=frame">Frame</a>
    <a class="nav-link" href="/?way=element&amp;view=wizard">Wizard</a>
  </nav>
  <main class="container" id="own">
    <h1>Sell coffee subscriptions with Telve</h1>
    <p>Apply without leaving the portal. <button class="btn btn-primary" type="button">A button of ours</button></p>
    <label for="search">Search the portal</label> <input id="search" class="form-control" type="search">
    <section class="card telve-place">${ways[options.way](options)}
    </section>
    <h2>What the page hears</h2>
    <ol id="heard"></ol>
  </main>
</body>
</html>
`;
