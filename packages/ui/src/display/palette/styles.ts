import { css } from 'styled-components';
import { theme } from '../../theme/theme';
import { shellCss } from '../dialog/styles';
import { iconSize } from '../shared/icon';

const { color, space, radius, text } = theme;

/** The key of a keyboard. Nobody with a finger has one. */
export const keyCss = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.xs};
  background: ${color.bg.surface};
  color: ${color.text.secondary};
  font-size: 11px;
  font-weight: 500;
  line-height: 1;
  white-space: nowrap;
  @media (pointer: coarse) { display: none; }
`;

const listCss = css`
  & .list {
    flex: 1;
    min-height: 0;
    padding: ${space[4]};
    overflow: auto;
    overscroll-behavior: contain;
  }
  & .group > h2 {
    padding: ${space[3]} ${space[4]} ${space[2]};
    color: ${color.text.tertiary};
    font-size: ${text.caption.size};
    line-height: ${text.caption.line};
    font-weight: 500;
    letter-spacing: 0;
  }
  & .option {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 44px;
    padding: ${space[2]} ${space[4]};
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.text.primary};
    font: inherit;
    font-weight: 450;
    text-align: start;
    cursor: pointer;
    ${iconSize(16)}
  }
  & .option:hover { text-decoration: none; color: ${color.text.primary}; }
  & .option[aria-selected='true'] { background: ${color.bg.pressed}; }
  & .option > svg { flex: none; color: ${color.text.tertiary}; }
  & .words { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & .faint { color: ${color.text.secondary}; }
  & .end {
    flex: none;
    margin-left: auto;
    color: ${color.text.secondary};
    font-size: ${text.caption.size};
    font-variant-numeric: tabular-nums;
  }
  & mark { border-radius: 2px; background: ${color.accent.subtleHover}; color: inherit; }
  & .message { padding: ${space[6]} ${space[8]}; color: ${color.text.secondary}; overflow-wrap: anywhere; }
`;

export const paletteCss = css`
  ${shellCss}
  max-width: 600px;
  max-height: min(640px, calc(100dvh - 12vh - ${space[8]}));
  margin: 12vh auto auto;

  & .field {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space[5]};
    height: 56px;
    padding: 0 ${space[5]} 0 ${space[7]};
    border-bottom: 1px solid ${color.border.subtle};
    ${iconSize(18)}
  }
  & .field > svg { flex: none; color: ${color.text.tertiary}; }
  & .field > input {
    flex: 1;
    min-width: 0;
    height: 100%;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 1rem;
  }
  & .field > input::placeholder { color: ${color.text.tertiary}; opacity: 1; }
  & .close {
    display: grid;
    place-items: center;
    flex: none;
    min-width: 32px;
    min-height: 32px;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.text.secondary};
    cursor: pointer;
  }
  & .close > svg { display: none; }
  & .key { ${keyCss} font-family: inherit; }
  ${listCss}
  & .keys {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[7]};
    padding: ${space[4]} ${space[7]};
    border-top: 1px solid ${color.border.subtle};
    background: ${color.bg.sunken};
    color: ${color.text.secondary};
    font-size: ${text.caption.size};
  }
  & .keys > span { display: inline-flex; align-items: center; gap: ${space[3]}; }
  & .keys > .note { margin-left: auto; }

  @media (pointer: coarse) {
    & .close { min-width: 44px; min-height: 44px; }
    & .close > svg { display: block; }
    & .keys { display: none; }
  }
  @media (max-width: 767.98px) {
    width: 100%;
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
    & .field { padding-left: ${space[6]}; }
    & .close { min-width: 44px; min-height: 44px; }
    & .close > svg { display: block; }
    & .close > .key, & .keys { display: none; }
  }
  @media (forced-colors: active) {
    & .option[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
