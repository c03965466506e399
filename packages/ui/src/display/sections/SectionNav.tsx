'use client';
import { type MouseEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { containerBelow } from '../../theme/container';
import { focusRing, text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { CircleAlertIcon } from '../icons/icons';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useCurrentSection } from './useCurrentSection';

export interface EditorSection {
  /** Id of the section's element, such as that of a `Card`. */
  id: string;
  title: string;
  /** Something in it is not saved. */
  changed?: boolean;
  /** Something in it has to be corrected; stands above `changed`. */
  faulty?: boolean;
}

export interface SectionNavProps {
  sections: readonly EditorSection[];
  /** Accessible name. Default "Bölümler". */
  label?: string;
}

/**
 * The sections of a long editor: the one being read is marked, choosing one scrolls to it and puts the focus on its heading. Beside the
 * sections it stays in sight; in a narrow container it is a line above them that scrolls sideways.
 */
export function SectionNav({ sections, label }: SectionNavProps) {
  const texts = useUiTexts().sections;
  const nav = useRef<HTMLElement>(null);
  const { current, go } = useCurrentSection(
    nav,
    sections.map(({ id }) => id),
  );
  useEffect(() => {
    const link = current && nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!link || !nav.current) return;
    // Sideways only: scrollIntoView would move the page too.
    const { offsetWidth, scrollWidth } = nav.current;
    if (scrollWidth > offsetWidth) nav.current.scrollLeft = link.offsetLeft - (offsetWidth - link.offsetWidth) / 2;
  }, [current]);
  const choose = (event: MouseEvent, id: string) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(id);
  };
  return (
    <Nav ref={nav} aria-label={label ?? texts.label}>
      {sections.map(({ id, title, changed, faulty }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => choose(event, id)}
        >
          <span>{title}</span>
          {faulty ? <CircleAlertIcon aria-hidden /> : changed && <i aria-hidden="true" />}
          {(faulty || changed) && <VisuallyHidden>{faulty ? texts.faulty : texts.changed}</VisuallyHidden>}
        </a>
      ))}
    </Nav>
  );
}

const { color, space } = theme;

const Nav = styled.nav`
  position: sticky;
  top: calc(var(--_sticky-top, 0px) + 20px);
  display: grid;
  gap: 1px;
  & > a {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 32px;
    padding: 0 10px;
    border-radius: ${theme.radius.sm};
    ${text('label')}
    color: ${color.text.secondary};
    text-decoration: none;
    &:hover { background: ${color.bg.pressed}; color: ${color.text.primary}; }
    &:focus-visible { ${focusRing} outline-offset: -2px; }
  }
  & > a[aria-current] { background: ${color.accent.subtle}; color: ${color.accent.text}; font-weight: 600; }
  & > a > svg { flex: none; width: 14px; height: 14px; margin-inline-start: auto; color: ${color.danger.icon}; }
  & > a > i {
    flex: none;
    width: 6px;
    height: 6px;
    margin-inline-start: auto;
    border-radius: 50%;
    background: ${color.warning.solid};
  }
  @media (pointer: coarse) { & > a { min-height: ${theme.control.md}; } }
  @media (forced-colors: active) {
    & > a[aria-current] { border: 1px solid Highlight; }
    & > a > i { background: CanvasText; }
    & > a > svg { color: CanvasText; }
  }
  @media print { display: none; }
  ${containerBelow.lg} {
    top: var(--_sticky-top, 0px);
    z-index: ${theme.z.sticky};
    display: flex;
    gap: ${space[2]};
    margin: 0 calc(-1 * ${theme.layout.gutter});
    padding: ${space[4]} ${theme.layout.gutter};
    overflow-x: auto;
    border-bottom: 1px solid ${color.border.subtle};
    background: ${color.bg.surface};
    scrollbar-width: none;
    & > a { flex: none; white-space: nowrap; }
  }
`;
