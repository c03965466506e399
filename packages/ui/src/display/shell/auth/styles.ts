import { css } from 'styled-components';
import { containerBelow } from '../../../theme/container';
import { text } from '../../../theme/mixins';
import { palette } from '../../../theme/palette';
import { theme } from '../../../theme/theme';

const { color, space, radius, text: type } = theme;
const rem = (n: number) => `calc(${n} * var(--_t-rem))`;

export const authFrameCss = css`
  & > .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    min-height: 100dvh;
  }
  & > .columns:not(:has(> aside)) { grid-template-columns: minmax(0, 1fr); }
  & main {
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding: ${space[9]} ${space[9]} ${space[8]};
  }
  & .form {
    width: 100%;
    max-width: 400px;
    margin: auto;
    padding: ${space[9]} 0;
  }
  & h1 { ${text('display')} }
  & .form > h1 + p { margin: ${space[3]} 0 ${space[8]}; color: ${color.text.secondary}; }
  & h1:focus-visible { outline: none; }
  & footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]} ${space[6]};
    font-size: ${type.caption.size};
    line-height: ${type.caption.line};
    letter-spacing: 0;
    color: ${color.text.secondary};
  }
  & footer a { display: inline-block; padding: 4px 0; color: inherit; }

  & aside {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    margin: ${space[4]} ${space[4]} ${space[4]} 0;
    overflow: hidden;
    border-radius: ${radius.xl};
    background: ${color.brand.panel};
    color: ${color.brand.panelText};
  }
  & aside > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  & .copy {
    position: relative;
    padding: 168px ${space[11]} ${space[11]};
    background: linear-gradient(to top, ${color.brand.panel} 72%, transparent);
  }
  & .copy > p {
    max-width: 22em;
    font-size: ${rem(1.75)};
    line-height: ${rem(2.125)};
    font-weight: 600;
    letter-spacing: -0.024em;
    text-wrap: balance;
    white-space: pre-line;
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
    gap: ${space[8]};
    margin-top: ${space[10]};
    padding-top: ${space[8]};
    border-top: 1px solid ${palette.kahve[800]};
  }
  & dl > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  & dt { margin-top: ${space[2]}; font-size: ${type.label.size}; color: ${color.brand.panelMuted}; }
  & dd {
    font-size: ${rem(1.75)};
    line-height: ${rem(2)};
    font-weight: 600;
    letter-spacing: -0.022em;
    font-variant-numeric: tabular-nums;
  }

  ${containerBelow.lg} {
    & > .columns { grid-template-columns: minmax(0, 1fr); }
    & aside { min-height: 300px; margin: 0 ${space[4]} ${space[4]}; }
  }
  ${containerBelow.md} {
    & main { padding: ${space[7]} ${space[6]}; }
    & .form { margin: 0 auto; padding: ${space[8]} 0; }
    & .copy { padding: 120px ${space[7]} ${space[7]}; }
    & .copy > p { font-size: ${rem(1.25)}; line-height: ${rem(1.625)}; white-space: normal; }
    & dl { gap: ${space[5]}; margin-top: ${space[7]}; padding-top: ${space[6]}; }
    & dd { font-size: ${rem(1.125)}; line-height: ${rem(1.5)}; }
    & dt { font-size: ${type.caption.size}; }
  }
`;
