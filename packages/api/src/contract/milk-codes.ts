/** Codes of milk types; `WithoutMilk` means no milk (D-49). Apart from the calls: a venue's rules need the codes alone. */
export const milkTypeCodes = ['FullFat', 'LowFat', 'LactoseFree', 'WithoutMilk'] as const;
export type MilkTypeCode = (typeof milkTypeCodes)[number];
