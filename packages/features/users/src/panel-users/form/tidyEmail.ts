/** Spaces, control characters and signs that show nothing: none of them is part of an address. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** An address without what came along when it was copied: spaces, line ends, zero-width signs, direction marks. */
export const tidyEmail = (text: string): string => text.replace(invisible, '');
