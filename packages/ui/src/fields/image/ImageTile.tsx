import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../button/IconButton';
import { EllipsisIcon, Trash2Icon } from '../../display/icons/icons';
import type { MenuItem } from '../../display/menu/items';
import { Menu } from '../../display/menu/Menu';
import { fill } from '../../texts/fill';
import { useLateTexts } from '../../texts/late';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { Picture } from './Picture';
import { imageListTexts, imageTexts } from './texts';

interface ImageTileProps extends HTMLAttributes<HTMLLIElement> {
  tileKey: string;
  src: string;
  index: number;
  count: number;
  cover: boolean;
  /** Nothing may be changed. */
  fixed: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One picture of a list with its place in the order, a menu that moves it and a button that removes it. */
export function ImageTile({ tileKey, src, index, count, cover, fixed, onMove, onRemove, ...drag }: ImageTileProps) {
  const image = useLateTexts('image', imageTexts);
  const texts = useLateTexts('images', imageListTexts);
  const name = fill(texts.item, { index: index + 1, count });
  const items: MenuItem[] = [
    { id: 'first', label: texts.first, disabled: index === 0, onSelect: () => onMove(0) },
    { id: 'left', label: texts.left, disabled: index === 0, onSelect: () => onMove(index - 1) },
    { id: 'right', label: texts.right, disabled: index === count - 1, onSelect: () => onMove(index + 1) },
  ];
  return (
    <Tile {...drag} data-tile={tileKey} data-fixed={fixed ? '' : undefined}>
      <Picture src={src} alt={cover ? `${name}, ${texts.cover}` : name} broken={image.broken} />
      {cover && <Cover aria-hidden>{texts.cover}</Cover>}
      {!fixed && (
        <Buttons>
          {count > 1 && (
            <Menu
              items={items}
              trigger={(props) => (
                <IconButton
                  {...props}
                  data-control="menu"
                  size="sm"
                  variant="secondary"
                  label={fill(texts.menu, { name })}
                  icon={<EllipsisIcon aria-hidden />}
                />
              )}
            />
          )}
          <IconButton
            data-control="remove"
            size="sm"
            variant="secondary"
            label={fill(texts.remove, { name })}
            icon={<Trash2Icon aria-hidden />}
            onClick={onRemove}
          />
        </Buttons>
      )}
    </Tile>
  );
}

const { color, space } = theme;

export const Tile = styled.li`
  position: relative;
  min-width: 0;
  border-radius: ${theme.radius.md};
  &[draggable='true'] { cursor: grab; }
  &[data-dragged] { opacity: 0.5; }
  &[data-target] { outline: 2px solid ${color.accent.solid}; outline-offset: 2px; }
`;

const Buttons = styled.span`
  position: absolute;
  top: ${space[3]};
  inset-inline-end: ${space[3]};
  display: flex;
  gap: ${space[2]};
`;

const Cover = styled.span`
  position: absolute;
  inset-inline-start: ${space[4]};
  bottom: ${space[4]};
  padding: 2px ${space[4]};
  border-radius: ${theme.radius.xs};
  ${text('caption')}
  font-weight: 600;
  background: ${color.bg.inverse};
  color: ${color.text.inverse};
  pointer-events: none;
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
