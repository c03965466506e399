import { useState } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../../button/Spinner';
import { theme } from '../../theme/theme';
import { endingOf } from './fileView';

export interface FileTileProps {
  name: string;
  /** Picture to show, upright as the camera meant it. */
  picture?: string | undefined;
  /** Draws a page. */
  page?: boolean;
  busy?: boolean;
}

/** The small square before a file's name: the picture itself, a drawn page, or the ending of its name. */
export function FileTile({ name, picture, page, busy }: FileTileProps) {
  const [broken, setBroken] = useState<string>();
  if (busy)
    return (
      <Tile aria-hidden>
        <Spinner />
      </Tile>
    );
  if (picture && picture !== broken)
    return (
      <Tile aria-hidden>
        <img src={picture} alt="" decoding="async" onError={() => setBroken(picture)} />
      </Tile>
    );
  return <Tile aria-hidden>{page ? <Page /> : endingOf(name)}</Tile>;
}

const Page = () => (
  <svg viewBox="0 0 44 44" aria-hidden="true">
    <rect className="paper" x="10" y="6" width="24" height="32" rx="1" />
    <rect className="head" x="13" y="10" width="12" height="4" rx="0.5" />
    <path d="M13 19h18M13 24h18M13 29h12" />
  </svg>
);

const { color } = theme;

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.sm};
  overflow: hidden;
  background: ${color.bg.pressed};
  box-shadow: inset 0 0 0 1px ${color.border.subtle};
  color: ${color.text.secondary};
  font-size: 10px;
  font-weight: 650;
  & > img { width: 100%; height: 100%; object-fit: cover; image-orientation: from-image; }
  & > svg { width: 44px; height: 44px; }
  & .paper { fill: ${color.bg.raised}; stroke: ${color.border.default}; }
  & .head { fill: ${color.accent.solid}; }
  & path { stroke: ${color.border.strong}; stroke-width: 2; }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & .paper { fill: Canvas; stroke: CanvasText; }
    & .head { fill: Highlight; }
    & path { stroke: CanvasText; }
  }
`;
