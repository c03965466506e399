'use client';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import { treeOf } from '../shared/focus';

/** First in the tab order: leads past the menu to the content. */
export function SkipLink({ targetId }: { targetId: string }) {
  const texts = useUiTexts().shell;
  // Focus by hand: a fragment would be a navigation for the router, and does not reach into a shadow root.
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const target = treeOf(event.currentTarget).getElementById(targetId);
    target?.focus();
    target?.scrollIntoView();
  };
  return (
    <Root href={`#${targetId}`} onClick={go}>
      {texts.skip}
    </Root>
  );
}

const Root = styled.a`
  position: fixed;
  top: ${theme.space[4]};
  left: ${theme.space[4]};
  z-index: ${theme.z.toast};
  padding: ${theme.space[4]} ${theme.space[6]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.bg.inverse};
  color: ${theme.color.text.inverse};
  transform: translateY(-200%);

  &:focus { transform: none; }
  &:hover { color: ${theme.color.text.inverse}; }
`;
