import type { Question } from './types';

const headers = () => ({
  authorization: `Bearer ${localStorage.getItem('accessToken')}`,
  'content-type': 'application/json',
});

/** A page of a list as the server answers it. */
export const readPage = async (path: string, query: Record<string, string>, signal: AbortSignal) => {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, { headers: headers(), signal });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  const { payload } = await response.json();
  return payload;
};

/** Parts of a query that every list has, under the list's own name for the page. */
export const pageQuery = ({ page, size, search }: Question, names: { page: string; size: string }) => ({
  [names.page]: String(page),
  [names.size]: String(size),
  ...(search && { search }),
});

/** True when the server has taken it. */
export const put = async (path: string, body: object): Promise<boolean> => {
  const response = await fetch(path, { method: 'PUT', headers: headers(), body: JSON.stringify(body) });
  return response.ok;
};
