/** Limits named by the specification. Lengths are UTF-16 code units unless a comment says otherwise. */
export const limits = {
  /** Names, addresses and e-mails (GEN-29). */
  text: 255,
  /** Shortest search a list sends (LIST-05). */
  search: 2,
  /** Longest search text a server reads. */
  searchMax: 200,
  /** Rows a page may hold at most; a larger size is clamped. */
  pageSizeMax: 100,
  /** Shortest chosen password, in code points (D-91). */
  password: 8,
  /** Shortest chosen password of a PanelUser, in code points (D-91). */
  adminPassword: 15,
  /** Longest password, in code points. */
  passwordMax: 128,
  /** Whole minutes of an order time period (D-91). */
  timePeriodMax: 1440,
} as const;

/** Page size a list starts with (LIST-03). */
export const defaultPageSize = 10;

/** Page sizes offered by lists (LIST-04). */
export const pageSizes = [10, 25, 50, 100] as const;

/** Page sizes offered by the time-period list (CAT-08). */
export const timePeriodPageSizes = [25, 50, 75, 100] as const;

/** Bytes of an image of a merchant campaign, a banner or a merchant onboarding banner: 350 KB (D-76). */
export const contentImageBytesMax = 358_400;
