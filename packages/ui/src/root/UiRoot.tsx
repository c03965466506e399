'use client';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { TextsProvider, type UiTextsOverride } from '../texts/TextsContext';
import { RootContext, type ThemeName } from './context';
import { RootStyles } from './rootStyles';
import { ToastSlot } from './slots/ToastSlot';

export interface UiRootProps {
  /** Default: the surrounding root's theme, else `light`. An embedded root never follows the system unless told. */
  theme?: ThemeName;
  /**
   * Nonce for the style elements, for pages with a content security policy. Where a server renders, the sheet that collects
   * the styles needs it too, `new ServerStyleSheet({ nonce })`, and the page a `<meta property="csp-nonce" nonce="…">`:
   * styled-components takes the server's styles over when it is loaded.
   */
  nonce?: string;
  /** Where style elements go: a shadow root or an element in it. Default: the document's head. */
  target?: ShadowRoot | HTMLElement;
  /** Texts that replace the Turkish defaults, key by key. */
  texts?: UiTextsOverride;
  /** Language of the texts (BCP 47), set as `lang`, because CSS and screen readers need it. Default `tr`. */
  lang?: string;
  /** What the root paints behind its content. Default `none`: the page's own background shows. */
  background?: 'none' | 'canvas' | 'surface';
  className?: string;
  children: ReactNode;
}

/**
 * The element under which everything of Telve lives: tokens, element resets, style injection, texts, toasts and overlays.
 * Works in a document and in a shadow root; touches nothing outside its own element. Roots may be nested.
 */
export function UiRoot({ theme, nonce, target, texts, lang, background = 'none', className, children }: UiRootProps) {
  const outer = useContext(RootContext);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const root = useMemo(
    () => ({
      theme: theme ?? outer?.theme ?? 'light',
      lang: lang ?? outer?.lang ?? 'tr',
      nonce: nonce ?? outer?.nonce,
      element,
      overlay,
    }),
    [theme, lang, nonce, outer, element, overlay],
  );
  return (
    <StyleManager nonce={root.nonce} target={target}>
      <RootStyles />
      <RootContext.Provider value={root}>
        <TextsProvider texts={texts}>
          <div
            ref={setElement}
            className={className ? `telve-root ${className}` : 'telve-root'}
            data-theme={root.theme}
            data-background={background}
            lang={root.lang}
          >
            <div className="telve-body">
              <ToastSlot>{children}</ToastSlot>
              <div ref={setOverlay} className="telve-overlays" />
            </div>
          </div>
        </TextsProvider>
      </RootContext.Provider>
    </StyleManager>
  );
}

/**
 * A root without nonce and target shares the style sheet around it: a manager of its own would make a second one. On a
 * server all share it, because only the sheet around them is collected; it is told the nonce by whoever made it.
 */
function StyleManager({ nonce, target, children }: Pick<UiRootProps, 'nonce' | 'target' | 'children'>) {
  if ((!nonce && !target) || typeof document === 'undefined') return <>{children}</>;
  return (
    <StyleSheetManager {...(nonce ? { nonce } : {})} {...(target ? { target } : {})}>
      {children}
    </StyleSheetManager>
  );
}
