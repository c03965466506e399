'use client';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { containerBelow } from '../../theme/container';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { useBarHeight } from './useBarHeight';

export interface SaveBarProps {
  state: 'clean' | 'dirty' | 'saving';
  /** What changed, or when it was saved. */
  detail?: ReactNode;
  /** Instead of the words for `state`. */
  label?: ReactNode;
  /** Vazgeç / Sil, then Güncelle or Ekle. */
  children: ReactNode;
}

/** The bar under an editor: what changed on the left, the buttons on the right. Always in sight. */
export function SaveBar({ state, detail, label, children }: SaveBarProps) {
  const texts = useUiTexts().saveBar;
  const ref = useRef<HTMLDivElement>(null);
  useBarHeight(ref);
  return (
    <Root ref={ref} role="group" aria-label={texts.label} data-part="save-bar" data-state={state}>
      <div>
        <p role="status">
          <b>{label ?? texts[state]}</b>
        </p>
        {detail && <span>{detail}</span>}
      </div>
      {children}
    </Root>
  );
}

const { space, color } = theme;

const Root = styled.div`
  position: sticky;
  bottom: var(--_sticky-bottom, 0px);
  z-index: ${theme.z.sticky};
  display: flex;
  align-items: center;
  gap: ${space[4]};
  /* As wide as the pane it stands in, which is no container: as a flex item of flex boxes that made each layout dear. */
  --_pane: calc(100cqi - var(--_beside, 0px));
  flex: none;
  width: var(--_pane);
  min-height: 60px;
  margin-inline: calc((100% - var(--_pane)) / 2);
  padding: ${space[4]} ${theme.layout.gutter};
  border-top: 1px solid ${color.border.default};
  border-radius: 0 0 ${theme.radius.lg} ${theme.radius.lg};
  background: ${color.bg.surface};

  & > div {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-width: 0;
    margin-right: auto;
    ${text('label')}
    font-weight: 400;
    color: ${color.text.secondary};
  }
  & > div::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.warning.solid};
  }
  &[data-state='clean'] > div::before { background: ${color.success.solid}; }
  & > div b {
    font-weight: 600;
    color: ${color.text.primary};
  }
  ${containerBelow.md} {
    flex-wrap: wrap;
    padding: ${space[4]} ${space[6]};
    border-radius: 0;
    /* Beside short buttons in one line; a long one goes below the words, which are never cut. */
    & > div { flex: 1000 1 120px; max-width: max-content; }
    & > div > span { display: none; }
    & > :is(button, a) { flex: 1 0 auto; }
  }
  @media (forced-colors: active) { & > div::before { background: CanvasText; } }
`;
