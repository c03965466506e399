import { classes } from './classes';
import { Icon } from './Icon';
import { Pager } from './Pager';
import { listTexts as texts } from './texts';
import type { Question } from './types';

interface FooterProps {
  question: Question;
  totalCount: number;
  ask: (question: Partial<Question>) => void;
}

const sizes = [10, 25, 50, 100];
export const numbers = new Intl.NumberFormat('tr-TR');

export function Footer({ question: { page, size }, totalCount, ask }: FooterProps) {
  const from = numbers.format((page - 1) * size + 1);
  const to = numbers.format(Math.min(page * size, totalCount));
  return (
    <div className={classes.footer}>
      <div className={classes.size}>
        <span aria-hidden="true">{texts.size}</span>
        <span>
          <select
            aria-label={texts.sizeLabel}
            value={size}
            onChange={(event) => ask({ size: Number(event.target.value) })}
          >
            {sizes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </div>
      <span>{`${from}–${to} / ${numbers.format(totalCount)}`}</span>
      <Pager page={page} pages={Math.ceil(totalCount / size)} go={(next) => ask({ page: next })} />
    </div>
  );
}
