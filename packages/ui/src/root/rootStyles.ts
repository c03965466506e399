import { createGlobalStyle } from 'styled-components';
import { containerBelow } from '../theme/container';
import {
  coarseTokens,
  contrastTokens,
  darkTokens,
  lightTokens,
  metricTokens,
  narrowTokens,
  reducedMotionTokens,
} from '../theme/tokens';

/**
 * The only rules that are not bound to a component. All of them start at the Telve root: nothing reaches the page around it.
 *
 * `:where(.telve-root) p:not(_)` has the weight of two element names: more than the element rules of the page (Bootstrap's reboot),
 * less than any class of ours.
 */
export const RootStyles = createGlobalStyle`
  .telve-root, :host { ${metricTokens} }
  .telve-root, :host, .telve-root [data-theme='light'] { ${lightTokens} }
  .telve-root[data-theme='dark'], .telve-root [data-theme='dark'], :host([data-theme='dark']) { ${darkTokens} }
  @media (prefers-color-scheme: dark) { .telve-root[data-theme='system'], :host([data-theme='system']) { ${darkTokens} } }
  @media (pointer: coarse) { .telve-root, :host { ${coarseTokens} } }
  ${containerBelow.md} { .telve-root .telve-body { ${narrowTokens} } }
  @media (prefers-reduced-motion: reduce) { .telve-root, :host { ${reducedMotionTokens} } }
  @media (prefers-contrast: more) { .telve-root, :host, .telve-root [data-theme] { ${contrastTokens} } }

  .telve-root {
    container: telve / inline-size;
    display: block;
    inline-size: 100%;
    font-family: var(--_t-font-sans);
    font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased;
    text-align: start;
    text-transform: none;
    font-style: normal;
    white-space: normal;
  }
  .telve-root, .telve-body, .telve-root [data-theme] {
    color: var(--_t-color-text-primary);
    font-size: var(--_t-text-body-size);
    line-height: var(--_t-text-body-line);
    font-weight: var(--_t-text-body-weight);
    letter-spacing: var(--_t-text-body-tracking);
  }
  .telve-root[data-background='canvas'] { background: var(--_t-color-bg-canvas); }
  .telve-root[data-background='surface'] { background: var(--_t-color-bg-surface); }

  .telve-root, .telve-root *, .telve-root *::before, .telve-root *::after { box-sizing: border-box; }
  :where(.telve-root) :is(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote):not(_) { margin: 0; padding: 0; }
  :where(.telve-root) :is(section, article, aside, header, footer, nav, main, form, table, caption, thead, tbody, tfoot, tr, th, td):not(_) { margin: 0; padding: 0; border: 0; background: none; color: inherit; }
  :where(.telve-root) :is(h1, h2, h3, h4, h5, h6):not(_) { font: inherit; letter-spacing: inherit; color: inherit; }
  :where(.telve-root) :is(ul, ol):not(_) { list-style: none; }
  :where(.telve-root) fieldset:not(_) { border: 0; min-width: 0; }
  :where(.telve-root) legend:not(_) { float: none; width: auto; font: inherit; }
  :where(.telve-root) label:not(_) { display: inline; margin: 0; font-weight: inherit; }
  :where(.telve-root) :is(button, input, select, textarea):not(_) { margin: 0; font: inherit; letter-spacing: inherit; color: inherit; text-transform: none; }
  :where(.telve-root) :is(input, select, textarea):not(_) { display: inline-block; }
  :where(.telve-root) button:not(_) { display: inline-block; width: auto; border-radius: 0; }
  :where(.telve-root) :is(img, svg):not(_) { display: block; max-width: none; vertical-align: baseline; }
  :where(.telve-root) table:not(_) { border-collapse: collapse; caption-side: top; }
  :where(.telve-root) a:not(_) { color: var(--_t-color-text-link); text-decoration: none; text-underline-offset: 3px; }
  :where(.telve-root) a:not(_):hover { color: var(--_t-color-text-link); text-decoration: underline; }
  :where(.telve-root) :focus:not(_) { outline: none; }
  :where(.telve-root) :focus-visible:not(_) { outline: var(--_t-focus-width) solid var(--_t-color-border-focus); outline-offset: var(--_t-focus-offset); }
  .telve-root [hidden]:not([hidden='until-found']) { display: none !important; }
`;
