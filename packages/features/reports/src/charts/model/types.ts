import type { IsoDate } from '@telve/locale';

/** Orders of one day; a count that is not known is null. `OrderDay` of the contract fits. */
export interface ChartDay {
  /** `YYYY-MM-DD` in Europe/Istanbul. */
  date: IsoDate;
  remoteOrderCount: number | null;
  cashierFrontOrderCount: number | null;
}

/** Sales of one venue. `VenueShare` of the contract fits. */
export interface ChartVenue {
  venueId: number;
  venueName: string;
  salesCount: number | null;
}

/** Sales of one product. `ProductShare` of the contract fits. */
export interface ChartProduct {
  productName: string;
  salesCount: number | null;
}

/** One column or one bar of a drawing. */
export interface Mark {
  id: string;
  /** At the axis. */
  label: string;
  /** In full, for the tooltip, the table and assistive technology. */
  name: string;
  /** One per series, from the axis outwards; null is not known and draws nothing. */
  values: readonly (number | null)[];
  /** The period is not over yet. */
  unfinished?: boolean;
}

/** A series of a drawing. */
export interface Series {
  id: string;
  label: string;
}
