import { useState } from 'react';
import { css, styled } from 'styled-components';
import { Spinner } from '../../button/Spinner';
import { ImageIcon } from '../../display/icons/icons';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';

interface PictureProps {
  src: string;
  alt: string;
  /** Words in place of a picture that cannot be shown. */
  broken: string;
  /** Words over it while another one is being prepared. */
  busy?: string | undefined;
  ratio?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
}

/** A picture in its frame; words where there is none to be seen. */
export function Picture({ src, alt, broken, busy, ratio = '4 / 3', fit = 'cover' }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const lost = src !== '' && failed === src;
  return (
    <Shot $ratio={ratio} $fit={fit}>
      {src !== '' && !lost && (
        <img src={src} alt={alt} decoding="async" draggable={false} onError={() => setFailed(src)} />
      )}
      {lost && !busy && (
        <span>
          <ImageIcon aria-hidden />
          {broken}
        </span>
      )}
      {busy && (
        <span data-busy="">
          <Spinner $size={20} />
          {busy}
        </span>
      )}
    </Shot>
  );
}

const { color } = theme;

/** Frame of a picture and of what stands in its place. */
export const shotStyles = css<{ $ratio: string }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${theme.radius.md};
  overflow: hidden;
`;

const Shot = styled.span<{ $ratio: string; $fit: 'cover' | 'contain' }>`
  ${shotStyles}
  position: relative;
  display: block;
  width: 100%;
  background: ${color.bg.pressed};
  box-shadow: inset 0 0 0 1px ${color.border.default};
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: ${({ $fit }) => $fit};
    image-orientation: from-image;
  }
  & > span {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]};
    color: ${color.text.secondary};
    text-align: center;
    ${text('caption')}
  }
  & > [data-busy] { background: ${color.bg.surface}; box-shadow: inset 0 0 0 1px ${color.border.default}; border-radius: inherit; }
  & svg { width: 20px; height: 20px; stroke-width: 1.6; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
