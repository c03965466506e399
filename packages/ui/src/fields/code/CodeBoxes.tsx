import { Fragment } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { boxFocus, boxStyles } from '../box';
import type { Selection } from './useSelection';

export interface CodeBoxesProps {
  value: string;
  length: number;
  /** Caret and selection of the input; null while it is not focused. */
  selection: Selection | null;
  /** Data attributes of the state: `boxState`. */
  state: Record<string, string>;
}

/** The code as it is seen: a box for each digit with caret and selection, in two groups. The input itself lies over it. */
export function CodeBoxes({ value, length, selection, state }: CodeBoxesProps) {
  const caret = selection && Math.min(selection.start, length - 1);
  const chosen = (index: number) => selection !== null && index >= selection.start && index < selection.end;
  const collapsed = selection !== null && selection.start === selection.end;
  const half = length % 2 === 0 ? length / 2 : 0;
  const indexes = Array.from({ length }, (_, index) => index);
  return (
    <Row aria-hidden>
      {indexes.map((index) => (
        <Fragment key={index}>
          {index === half && index > 0 && <Dash />}
          <Digit
            {...state}
            data-active={index === caret || chosen(index) ? '' : undefined}
            data-selected={chosen(index) ? '' : undefined}
          >
            {collapsed && selection.start === index && <Caret />}
            {value[index]}
            {collapsed && index === length - 1 && selection.start === length && <Caret />}
          </Digit>
        </Fragment>
      ))}
    </Row>
  );
}

const { color, space } = theme;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  @container telve (max-width: 400px) { gap: ${space[3]}; }
`;

const Digit = styled.span`
  ${boxStyles}
  flex: 1 1 0;
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 0;
  height: 56px;
  font-size: ${theme.text.title.size};
  font-weight: 600;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  &[data-active] { ${boxFocus} }
  /* A refused code is chosen whole, so that typing replaces it: it is still seen to be wrong. */
  &[data-invalid][data-selected] {
    border-color: ${color.danger.icon};
    background: ${color.danger.tint};
    box-shadow: inset 0 0 0 1px ${color.danger.icon};
  }
  &[data-selected] {
    background: ${color.accent.subtleHover};
    @media (forced-colors: active) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;

const Dash = styled.span`
  flex: none;
  width: 8px;
  height: 2px;
  border-radius: 1px;
  background: ${color.border.strong};
  @media (forced-colors: active) { background: CanvasText; }
`;

const blink = keyframes`
  50% { opacity: 0; }
`;

const Caret = styled.span`
  flex: none;
  width: 2px;
  height: 24px;
  margin-inline: -1px;
  background: ${color.text.primary};
  animation: ${blink} 1.1s steps(1) infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
  @media (forced-colors: active) { background: CanvasText; }
`;
