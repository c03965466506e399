/** What the server says about this page. */
export const page = JSON.parse(document.getElementById('page').textContent);

/** The page's own line for what it hears. */
export const hear = (type, detail) => {
  const line = document.createElement('li');
  line.textContent = detail ? `${type} ${JSON.stringify(detail)}` : type;
  document.getElementById('heard').append(line);
};

/** The token of the visitor, from the portal's own server. */
export const getAccessToken = async () => {
  const answer = await fetch('/token');
  return (await answer.json()).token;
};
