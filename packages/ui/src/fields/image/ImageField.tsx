'use client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button/Button';
import { LiveRegion } from '../../display/announce/LiveRegion';
import { UploadIcon } from '../../display/icons/icons';
import { useLateTexts } from '../../texts/late';
import { containerBelow } from '../../theme/container';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { Field } from '../Field';
import { useKeepFocus } from '../file/useKeepFocus';
import { frameProps } from '../frame';
import { AddZone } from './AddZone';
import { Picture } from './Picture';
import { imageTexts } from './texts';
import { defaultAccept, type ImageFieldProps } from './types';
import { useImageDrop } from './useImageDrop';
import { usePreparing } from './usePreparing';

/**
 * One picture: dropped or chosen, shown, changed, removed. The value is its address or what `prepare` made of the file; empty when there is
 * none. A refused file leaves the picture before in its place and says why.
 */
export function ImageField(props: ImageFieldProps) {
  const { value, onChange, onBlur, disabled, readOnly, required, note, ratio, fit, rule, removable = true } = props;
  const texts = useLateTexts('image', imageTexts);
  const [said, setSaid] = useState('');
  const preparing = usePreparing(props, (made) => {
    setSaid(texts.saidSet);
    onChange(made);
  });
  const [several, setSeveral] = useState(false);
  const fixed = Boolean(disabled || readOnly);
  const drop = useImageDrop({
    multiple: false,
    locked: fixed || preparing.busy,
    onFiles: (files) => {
      setSeveral(files.length > 1);
      setSaid('');
      preparing.add(files.slice(0, 1));
    },
  });
  const shown = value !== '' || preparing.busy;
  const focus = useKeepFocus(drop.rootRef, shown ? `shown${preparing.busy}${removable}` : 'empty', onBlur);
  const error = preparing.refused[0]?.reason ?? props.error;
  const remove = () => {
    preparing.drop();
    setSaid(texts.saidRemoved);
    setSeveral(false);
    onChange('');
  };
  return (
    <Field {...frameProps({ ...props, error })} as="group">
      {({ id, labelId, 'aria-describedby': describedBy }) => (
        <Group {...drop.root} {...focus} id={id} aria-labelledby={labelId} aria-describedby={describedBy}>
          <input {...drop.input} name={props.name} accept={props.accept ?? defaultAccept} />
          <div data-over={drop.over && shown ? '' : undefined} data-invalid={error && shown ? '' : undefined}>
            {shown ? (
              <Picture
                src={value}
                alt=""
                broken={texts.broken}
                busy={preparing.busy ? texts.busy : undefined}
                ratio={ratio}
                fit={fit}
              />
            ) : readOnly ? (
              <Note>{texts.none}</Note>
            ) : (
              <AddZone
                id={`${id}-choose`}
                labelId={labelId}
                describedBy={describedBy}
                rule={rule}
                required={Boolean(required)}
                over={drop.over}
                invalid={Boolean(error)}
                disabled={fixed}
                ratio={ratio}
                onOpen={drop.open}
              />
            )}
          </div>
          <Side>
            {note && <Note>{note}</Note>}
            {several && <Note>{texts.several}</Note>}
            {shown && !fixed && (
              <div>
                <Button
                  size="sm"
                  id={`${id}-change`}
                  aria-labelledby={`${id}-change ${labelId}`}
                  icon={<UploadIcon aria-hidden />}
                  loading={preparing.busy}
                  onClick={drop.open}
                >
                  {texts.change}
                </Button>
                {removable && (
                  <Button
                    size="sm"
                    variant="ghost"
                    id={`${id}-remove`}
                    aria-labelledby={`${id}-remove ${labelId}`}
                    onClick={remove}
                  >
                    {texts.remove}
                  </Button>
                )}
              </div>
            )}
          </Side>
          {/* A refused picture is told by its error alone. */}
          <LiveRegion>{preparing.busy ? texts.busy : error && said === texts.saidSet ? '' : said}</LiveRegion>
        </Group>
      )}
    </Field>
  );
}

const { color, space } = theme;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 200px) minmax(0, 1fr);
  align-items: center;
  gap: ${space[6]};
  & > [data-over], & > [data-invalid] { border-radius: ${theme.radius.md}; outline: 2px solid ${color.accent.solid}; outline-offset: 2px; }
  & > [data-invalid]:not([data-over]) { outline: 1px solid ${color.danger.icon}; }
  ${containerBelow.sm} { grid-template-columns: minmax(0, 1fr); gap: ${space[5]}; }
`;

const Side = styled.div`
  display: grid;
  gap: 10px;
  min-width: 0;
  & > div { display: flex; flex-wrap: wrap; gap: ${space[2]}; }
  &:empty { display: none; }
`;

const Note = styled.p`
  ${text('label')}
  font-weight: 400;
  color: ${color.text.secondary};
`;
