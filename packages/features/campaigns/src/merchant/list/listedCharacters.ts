/** Characters of a text in the list, before the ellipsis (MCAMP-07). */
export const listedCharacters = 50;
