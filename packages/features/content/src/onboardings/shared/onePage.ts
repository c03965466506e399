/** State of a list that has one page and is not narrowed: the address holds nothing of it. */
export const onePage = (size: number) => ({ state: { page: 1, size, search: '', filters: {} } });
