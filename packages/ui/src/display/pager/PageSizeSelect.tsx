'use client';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import { ChevronDownIcon } from '../icons/icons';

/** Page sizes of every list (LIST-02). */
export const pageSizes = [10, 25, 50, 100] as const;

export interface PageSizeSelectProps {
  value: number;
  onChange: (size: number) => void;
  /** Default 10, 25, 50, 100. */
  sizes?: readonly number[];
}

/** How many records a page holds. A present size that is no choice is shown, but not offered (D-18). */
export function PageSizeSelect({ value, onChange, sizes = pageSizes }: PageSizeSelectProps) {
  const texts = useUiTexts().pager;
  return (
    <Root>
      <span aria-hidden="true">{texts.size}</span>
      <span>
        <select aria-label={texts.sizeLabel} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {!sizes.includes(value) && (
            <option value={value} hidden>
              {value}
            </option>
          )}
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        <ChevronDownIcon aria-hidden="true" />
      </span>
    </Root>
  );
}

const { color } = theme;

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};

  & > span { position: relative; }
  select {
    appearance: none;
    field-sizing: content;
    height: 28px;
    padding: 0 26px 0 10px;
    border: 1px solid ${color.border.default};
    border-radius: ${theme.radius.sm};
    background: ${color.bg.surface};
    color: ${color.text.primary};
    font-size: ${theme.text.label.size};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  select:hover { border-color: ${color.border.strong}; }
  svg {
    position: absolute;
    right: 6px;
    top: 50%;
    width: 14px;
    height: 14px;
    transform: translateY(-50%);
    color: ${color.text.tertiary};
    pointer-events: none;
  }
  @media (pointer: coarse) {
    select { height: 40px; font-size: 16px; }
  }
`;
