import { Checkbox, Tag } from '@telve/ui';

export interface PickRowProps {
  title: string;
  /** Second line. */
  note?: string | undefined;
  /** At the end: what it already belongs to. */
  tag?: string | undefined;
  picked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** One row to choose: the whole line is the box's label. */
export function PickRow({ title, note, tag, picked, disabled, onToggle }: PickRowProps) {
  return (
    <div>
      <Checkbox
        value={picked}
        disabled={disabled}
        onChange={onToggle}
        label={
          <>
            <b>{title}</b>
            {note && <small>{note}</small>}
          </>
        }
      />
      {tag && <Tag>{tag}</Tag>}
    </div>
  );
}
