'use client';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useUiTexts } from '../../texts/TextsContext';
import { DialogShell } from '../dialog/DialogShell';
import { ShellContext } from './context';
import { Frame } from './frameStyles';
import { SkipLink } from './SkipLink';

export interface PageFrameProps {
  /** The side menu; on phones it is drawn in a drawer. */
  side: ReactNode;
  /** The bar over the content. */
  top: ReactNode;
  /** The person's own choice from 1280 px on; between 768 and 1279 px the menu is collapsed anyway. */
  collapsed?: boolean;
  /** Id of the content, for the skip link. Default `icerik`. */
  contentId?: string;
  /** Under the content, inside the sheet: a save bar. */
  children: ReactNode;
}

const phone = '(max-width: 767.98px)';

/**
 * The shell of the host: side menu on the canvas, content on an inset sheet. The document scrolls, so that find, print and the scroll position
 * work; a fixed mask that lets clicks through draws the rounded edge. Looks at the viewport: only the host uses it.
 */
export function PageFrame({ side, top, collapsed = false, contentId = 'icerik', children }: PageFrameProps) {
  const texts = useUiTexts().shell;
  const [drawer, setDrawer] = useState(false);
  const openDrawer = useCallback(() => setDrawer(true), []);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const outside = useMemo(() => ({ inDrawer: false, openDrawer, closeDrawer }), [openDrawer, closeDrawer]);
  const inside = useMemo(() => ({ inDrawer: true, openDrawer, closeDrawer }), [openDrawer, closeDrawer]);

  useEffect(() => {
    if (!drawer) return;
    const query = window.matchMedia(phone);
    const check = () => !query.matches && setDrawer(false);
    query.addEventListener('change', check);
    return () => query.removeEventListener('change', check);
  }, [drawer]);

  return (
    <ShellContext.Provider value={outside}>
      <Frame data-collapsed={collapsed}>
        <SkipLink targetId={contentId} />
        <aside className="side" aria-label={texts.side}>
          {side}
        </aside>
        <div className="main">
          <header>{top}</header>
          <main id={contentId} tabIndex={-1}>
            {children}
          </main>
        </div>
        <div className="mask" aria-hidden="true" />
      </Frame>
      {drawer && (
        <ShellContext.Provider value={inside}>
          <DialogShell kind="drawer" label={texts.side} onDismiss={closeDrawer} lightDismiss>
            {side}
          </DialogShell>
        </ShellContext.Provider>
      )}
    </ShellContext.Provider>
  );
}
