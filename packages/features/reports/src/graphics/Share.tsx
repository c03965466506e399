interface ShareProps {
  /** Remote orders as a part of one. */
  part: number;
  /** The same in words. */
  label: string;
}

/** How orders divide into remote and taken now: two parts of a bar with a gap between them. Drawn by the table's frame. */
export function Share({ part, label }: ShareProps) {
  return (
    <div className="share" role="img" aria-label={label} title={label}>
      <i style={{ flexGrow: part }} />
      <i style={{ flexGrow: 1 - part }} />
    </div>
  );
}
