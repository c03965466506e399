/** Rows in the order of `ids`; rows that it does not know stay behind, in their own order. */
export const inOrder = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): readonly Row[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Row) => places.get(id) ?? ids.length;
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b));
};
