'use client';
import { styled } from 'styled-components';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons';
import { pageItems } from './pageItems';
import { pagerCss } from './styles';

export interface PagerProps {
  /** Counted from 1. */
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
}

/** Leads from page to page. The pressed button stays in place and keeps the focus, also at the ends. */
export function Pager({ page, totalPages, onChange }: PagerProps) {
  const texts = useUiTexts().pager;
  const items = pageItems(page, totalPages);
  const first = page <= 1;
  const last = page >= totalPages;
  return (
    <Root aria-label={texts.label}>
      <button
        type="button"
        aria-label={texts.previous}
        aria-disabled={first}
        onClick={() => !first && onChange(page - 1)}
      >
        <ChevronLeftIcon aria-hidden="true" />
      </button>
      {items.map((item, index) =>
        item === 'gap' ? (
          <span key={index < 2 ? 'gap-left' : 'gap-right'} className="n" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={item}
            type="button"
            className="n"
            aria-label={fill(texts.page, { page: item })}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => item !== page && onChange(item)}
          >
            {item}
          </button>
        ),
      )}
      <button type="button" aria-label={texts.next} aria-disabled={last} onClick={() => !last && onChange(page + 1)}>
        <ChevronRightIcon aria-hidden="true" />
      </button>
    </Root>
  );
}

const Root = styled.nav`
  ${pagerCss}
`;
