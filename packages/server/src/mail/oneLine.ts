const breaking = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** A text that fits on one line: whatever breaks lines, steers terminals or turns the writing direction is a space. */
export const oneLine = (text: string): string => text.replace(breaking, ' ').replace(/\s+/g, ' ').trim();
