/** What the page borrows from the real one, written into it by the bench. */
export const data: unknown = JSON.parse(document.getElementById('data')?.textContent ?? '{}');
