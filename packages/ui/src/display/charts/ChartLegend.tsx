/** A series in words. */
export interface ChartLegendItem {
  id: string;
  label: string;
  /** Total of the series, formatted. */
  value: string;
  /** Which of the chart colours, 1 to 3. */
  series: 1 | 2 | 3;
}

export function ChartLegend({ items }: { items: readonly ChartLegendItem[] }) {
  return (
    <ul className="c-legend">
      {items.map(({ id, label, value, series }) => (
        <li key={id}>
          <i data-series={series} />
          {label} <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
