/** Puts values into a text: `fill('{count} sonuç', { count: 3 })`. Placeholders without a value stay as they are. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
