'use client';
import { styled } from 'styled-components';
import { LiveRegion } from '../../display/announce/LiveRegion';
import { fill } from '../../texts/fill';
import { useLateTexts } from '../../texts/late';
import { containerBelow } from '../../theme/container';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { Field } from '../Field';
import { useKeepFocus } from '../file/useKeepFocus';
import { frameProps } from '../frame';
import { AddZone } from './AddZone';
import { ImageTile, Tile } from './ImageTile';
import { Picture } from './Picture';
import { imageListTexts, imageTexts } from './texts';
import { defaultAccept, type ImageListFieldProps } from './types';
import { useImageDrop } from './useImageDrop';
import { useImageList } from './useImageList';
import { useTileDrag } from './useTileDrag';
import { useTileFocus } from './useTileFocus';
import { useTileKeys } from './useTileKeys';

/**
 * Several pictures in an order: dropped or chosen, moved by dragging or by each one's menu, removed; the first is the cover. The value is
 * their addresses or what `prepare` made of the files. What was not taken is told, all others are.
 */
export function ImageListField(props: ImageListFieldProps) {
  const { value, onBlur, disabled, readOnly, required, max, cover = true, rule } = props;
  const image = useLateTexts('image', imageTexts);
  const texts = useLateTexts('images', imageListTexts);
  const list = useImageList(props);
  const fixed = Boolean(disabled || readOnly);
  const drop = useImageDrop({ multiple: true, locked: fixed || list.full, onFiles: list.add });
  const keys = useTileKeys(value);
  const focusTile = useTileFocus(drop.rootRef, keys);
  const leave = useKeepFocus(drop.rootRef, `${list.full}`, onBlur);
  const move = (from: number, to: number) => {
    focusTile({ tile: keys[from], control: 'menu' });
    list.move(from, to);
  };
  const remove = (index: number) => {
    const next = keys[index + 1] ?? keys[index - 1];
    focusTile(next ? { tile: next, control: 'remove' } : { control: 'add' });
    list.remove(index);
  };
  const drag = useTileDrag(fixed || value.length < 2, list.move);
  const told = list.words.length > 0 && <Lines>{list.words.join('\n')}</Lines>;
  const error = told || props.error;
  return (
    <Field {...frameProps({ ...props, error })} as="group">
      {({ id, labelId, 'aria-describedby': describedBy }) => (
        <Group {...drop.root} {...leave} id={id} aria-labelledby={labelId} aria-describedby={describedBy}>
          <input {...drop.input} name={props.name} accept={props.accept ?? defaultAccept} />
          <List aria-labelledby={labelId}>
            {value.map((src, index) => (
              <ImageTile
                key={keys[index]}
                {...(fixed ? {} : drag(index))}
                tileKey={keys[index] ?? ''}
                src={src}
                index={index}
                count={value.length}
                cover={cover && index === 0}
                fixed={fixed}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            ))}
            {list.pending.map((job) => (
              <Tile key={`job-${job}`} aria-busy>
                <Picture src="" alt="" broken="" busy={image.busy} />
              </Tile>
            ))}
            {!list.full && !readOnly && (
              <Tile>
                <AddZone
                  id={`${id}-choose`}
                  labelId={labelId}
                  describedBy={describedBy}
                  rule={rule}
                  required={Boolean(required) && value.length === 0}
                  over={drop.over}
                  invalid={Boolean(error)}
                  disabled={fixed}
                  onOpen={drop.open}
                />
              </Tile>
            )}
            {readOnly && value.length === 0 && (
              <li>
                <Note>{image.none}</Note>
              </li>
            )}
          </List>
          {list.full && max && !fixed && <Note>{fill(texts.full, { max })}</Note>}
          <LiveRegion>{list.said}</LiveRegion>
        </Group>
      )}
    </Field>
  );
}

const { color, space } = theme;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${containerBelow.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Note = styled.p`
  ${text('caption')}
  color: ${color.text.secondary};
`;

const Lines = styled.span`
  white-space: pre-line;
`;
