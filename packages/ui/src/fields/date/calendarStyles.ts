import { css } from 'styled-components';
import { focusRing, visuallyHidden } from '../../theme/mixins';
import { theme } from '../../theme/theme';

const { color, radius, space } = theme;

/** All rules of the calendar: the library's own style sheet is not used. */
export const calendarStyles = css`
  & .react-datepicker__aria-live, & .react-datepicker__sr-only { ${visuallyHidden} }
  & .react-datepicker__day-names, & .react-datepicker__week {
    display: grid;
    grid-template-columns: repeat(7, minmax(34px, 1fr));
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  & .react-datepicker__day-name {
    display: grid;
    place-items: center;
    height: 28px;
    color: ${color.text.tertiary};
    font-size: 11px;
    font-weight: 500;
  }
  & .react-datepicker__week { margin-bottom: 2px; }
  & .react-datepicker__day {
    position: relative;
    display: grid;
    place-items: center;
    height: 34px;
    border-radius: ${radius.md};
    font-size: ${theme.text.label.size};
    cursor: pointer;
  }
  & .react-datepicker__day:hover { background: ${color.bg.pressed}; }
  & .react-datepicker__day:focus-visible { ${focusRing} outline-offset: -2px; z-index: 1; }
  & .react-datepicker__day--outside-month { color: ${color.text.tertiary}; }
  & .react-datepicker__day--in-range, & .react-datepicker__day--in-selecting-range {
    border-radius: 0;
    background: ${color.accent.subtleHover};
  }
  & .react-datepicker__day--selected,
  & .react-datepicker__day--range-start,
  & .react-datepicker__day--range-end,
  & .react-datepicker__day--selecting-range-start {
    background: ${color.accent.solid};
    color: ${color.accent.onSolid};
    font-weight: 600;
    &:hover { background: ${color.accent.solidHover}; }
    &:focus-visible { outline-color: ${color.accent.onSolid}; outline-offset: -4px; }
  }
  & .react-datepicker__day--range-start { border-radius: ${radius.md} 0 0 ${radius.md}; }
  & .react-datepicker__day--range-end { border-radius: 0 ${radius.md} ${radius.md} 0; }
  & .react-datepicker__day--range-start.react-datepicker__day--range-end { border-radius: ${radius.md}; }
  & .telve-today::after {
    content: '';
    position: absolute;
    bottom: 5px;
    left: calc(50% - 2px);
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: currentColor;
  }
  & .telve-today:not([aria-selected='true'])::after { background: ${color.accent.solid}; }
  & .react-datepicker__day--disabled, & .react-datepicker__day--disabled:hover {
    background: none;
    color: ${color.text.disabled};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  & .react-datepicker__children-container {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[5]};
    margin-top: ${space[5]};
    padding-top: ${space[5]};
    border-top: 1px solid ${color.border.subtle};
    color: ${color.text.secondary};
    font-size: ${theme.text.caption.size};
    line-height: ${theme.text.caption.line};
  }
  @media (pointer: coarse) {
    & .react-datepicker__day { height: 44px; }
  }
  @media (forced-colors: active) {
    & .react-datepicker__day[aria-selected='true'] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    & .react-datepicker__day--disabled { color: GrayText; }
  }
`;
