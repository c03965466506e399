/** State of a list of which one page is read, and which is not narrowed: the address holds nothing of it. */
export const onePage = (size: number, page = 1) => ({ state: { page, size, search: '', filters: {} } });
