const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, letter for letter. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** A template in which every inserted value is escaped. */
export const html = (parts: TemplateStringsArray, ...values: string[]): string =>
  parts.reduce((whole, part, index) => `${whole}${escapeHtml(values[index - 1] ?? '')}${part}`);
