import { type PictureValue, usePictureAddress } from '@telve/kit';
import { ImageIcon, text, theme } from '@telve/ui';
import { useState } from 'react';
import { css, styled } from 'styled-components';

interface PreviewPictureProps {
  picture: PictureValue;
  /** Width to height, as in CSS. */
  ratio: string;
  /** Stands in its place while there is none. */
  none: string;
}

/** The picture of a form as its app shows it. Only one that can be drawn: a broken one says nothing about the campaign. */
export function PreviewPicture({ picture, ratio, none }: PreviewPictureProps) {
  const address = usePictureAddress(picture);
  const [broken, setBroken] = useState('');
  return address === '' || address === broken ? (
    <None $ratio={ratio}>
      <ImageIcon aria-hidden="true" />
      {none}
    </None>
  ) : (
    <Shot src={address} alt="" $ratio={ratio} onError={() => setBroken(address)} />
  );
}

const { color, space } = theme;

const frame = css<{ $ratio: string }>`
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${color.bg.pressed};
`;

const Shot = styled.img<{ $ratio: string }>`
  ${frame}
  display: block;
  object-fit: cover;
`;

const None = styled.span<{ $ratio: string }>`
  ${frame}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[5]};
  ${text('caption')}
  color: ${color.text.secondary};
  text-align: center;
`;
