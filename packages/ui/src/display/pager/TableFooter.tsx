'use client';
import { formatNumber } from '@telve/locale';
import { styled } from 'styled-components';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { containerBelow } from '../../theme/container';
import { theme } from '../../theme/theme';
import { Pager } from './Pager';
import { PageSizeSelect } from './PageSizeSelect';
import { pageRange } from './pageItems';

export interface TableFooterProps {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** Records in all pages. */
  total: number;
  onPageChange: (page: number) => void;
  onPageSizeChange: (size: number) => void;
  pageSizes?: readonly number[];
}

/** Under a list: page size, range, pager (LIST-01). */
export function TableFooter({ page, pageSize, total, onPageChange, onPageSizeChange, pageSizes }: TableFooterProps) {
  const texts = useUiTexts().pager;
  const { from, to } = pageRange(page, pageSize, total);
  return (
    <Root>
      <PageSizeSelect value={pageSize} onChange={onPageSizeChange} sizes={pageSizes} />
      <span>{fill(texts.range, { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}</span>
      <Pager page={page} totalPages={Math.max(1, Math.ceil(total / pageSize))} onChange={onPageChange} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[6]};
  min-height: 48px;
  padding: ${theme.space[3]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.border.default};
  font-size: ${theme.text.label.size};
  line-height: ${theme.text.label.line};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;

  ${containerBelow.md} {
    justify-content: space-between;
    padding-inline: 0;
    border-top: 0;
  }
`;
