/** One of the 81 provinces; the id is its plate number. */
export interface CitiesTable {
  id: number;
  name: string;
}

/** A district of a province; the id is `city_id * 1000 + n`. */
export interface DistrictsTable {
  id: number;
  city_id: number;
  name: string;
}
