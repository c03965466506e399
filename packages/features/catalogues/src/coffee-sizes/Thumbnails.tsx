import type { CoffeeSize } from '@telve/api';
import { theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { CoffeeSizeTexts } from './texts';

/** Both pictures of a size as they are used: not chosen and chosen (CAT-13). */
export function Thumbnails({ size, texts }: { size: CoffeeSize; texts: CoffeeSizeTexts }) {
  const { coffeeSize, coffeeSizeImg, coffeeSizeImgSelected } = size;
  return (
    <Pair>
      <img src={coffeeSizeImg} alt={texts.normalImage(coffeeSize)} width="40" height="40" loading="lazy" />
      <img src={coffeeSizeImgSelected} alt={texts.selectedImage(coffeeSize)} width="40" height="40" loading="lazy" />
    </Pair>
  );
}

const { color, space, radius } = theme;

const Pair = styled.span`
  display: flex;
  gap: ${space[4]};

  & > img {
    flex: none;
    border: 1px solid ${color.border.default};
    border-radius: ${radius.sm};
    background: ${color.bg.sunken};
    object-fit: contain;
    /* Beside a picture that is missing its words stand small. */
    overflow: hidden;
    font-size: 9px;
    line-height: 1.1;
  }
  & > img + img { border-color: ${color.accent.subtleHover}; background: ${color.accent.subtleHover}; }
`;
