import { moved } from '../../fields/image/order';

/** Where a row stands, from the top of all of them. */
export interface RowBox {
  top: number;
  height: number;
}

const middle = ({ top, height }: RowBox): number => top + height / 2;

/**
 * Place over which a row is held: it takes the place of another once its edge passes that one's middle.
 *
 * @param from place the row was lifted from
 * @param offset how far it was carried, downwards positive
 */
export const placeAt = (boxes: readonly RowBox[], from: number, offset: number): number => {
  const lifted = boxes[from];
  if (!lifted) return from;
  const top = lifted.top + offset;
  const passedUp = boxes.findIndex((box, index) => index < from && top < middle(box));
  if (passedUp >= 0) return passedUp;
  const bottom = top + lifted.height;
  return boxes.reduce((place, box, index) => (index > from && bottom > middle(box) ? index : place), from);
};

/** How far each row has to be drawn from where it stands, so that the one of `from` is seen at `to`. */
export const shiftsOf = (boxes: readonly RowBox[], from: number, to: number): number[] => {
  const [first, second] = boxes;
  const gap = first && second ? second.top - first.top - first.height : 0;
  const shifts = boxes.map(() => 0);
  let top = first?.top ?? 0;
  for (const index of moved([...boxes.keys()], from, to)) {
    const box = boxes[index] as RowBox;
    shifts[index] = top - box.top;
    top += box.height + gap;
  }
  return shifts;
};
