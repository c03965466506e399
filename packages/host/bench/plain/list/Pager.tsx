import { classes } from './classes';
import { Icon } from './Icon';
import { listTexts as texts } from './texts';

interface PagerProps {
  page: number;
  pages: number;
  go: (page: number) => void;
}

/** First and last page, the present one and its neighbours; a gap is a number below 1. */
const itemsOf = (page: number, pages: number): number[] => {
  const start = Math.max(1, Math.min(page - 1, pages - 2));
  const shown = [...new Set([1, start, start + 1, start + 2, pages])].filter((one) => one <= pages);
  return shown.flatMap((one, index) => {
    const skipped = one - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [one];
    return skipped === 1 ? [one - 1, one] : [-index, one];
  });
};

export function Pager({ page, pages, go }: PagerProps) {
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav aria-label={texts.pager} className={classes.pager}>
      <button
        type="button"
        aria-label={texts.previous}
        aria-disabled={isFirst}
        onClick={() => !isFirst && go(page - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      {itemsOf(page, pages).map((item) =>
        item <= 0 ? (
          <span key={item} className="n" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={item}
            type="button"
            className="n"
            aria-label={`${texts.page} ${item}`}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => item !== page && go(item)}
          >
            {item}
          </button>
        ),
      )}
      <button type="button" aria-label={texts.next} aria-disabled={isLast} onClick={() => !isLast && go(page + 1)}>
        <Icon name="chevron-right" />
      </button>
    </nav>
  );
}
