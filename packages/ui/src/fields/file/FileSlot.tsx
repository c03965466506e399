'use client';
import { LiveRegion } from '../../display/announce/LiveRegion';
import { useLateTexts } from '../../texts/late';
import { Field } from '../Field';
import { frameProps } from '../frame';
import { ChosenRow } from './ChosenRow';
import { DropZone } from './DropZone';
import { quarterOf, viewOf } from './fileView';
import { StoredRow } from './StoredRow';
import { Notice, Slot } from './slotStyles';
import { fileTexts } from './texts';
import type { FileSlotProps } from './types';
import { useFileDrop } from './useFileDrop';
import { useKeepFocus } from './useKeepFocus';
import { useSaid } from './useSaid';

/**
 * One file of a form (WIZ-41 to WIZ-45): dropped or chosen, being checked, ready, being sent, refused, or already on the
 * server. The value is the chosen file; what is done with it is told by `phase` and `progress`, what is wrong with it by
 * `error`, which never takes the file away. Type and size are for the form's rules to judge (WIZ-54, WIZ-55).
 */
export function FileSlot(props: FileSlotProps) {
  const { stored, wanted = false, progress = 0, error, onChange, onBlur } = props;
  const value = props.value ?? null;
  const texts = useLateTexts('file', fileTexts);
  const view = viewOf({ ...props, value });
  const fixed = Boolean(props.disabled || props.readOnly);
  const busy = view === 'checking' || view === 'sending';
  const drop = useFileDrop({ locked: fixed || busy, onFile: onChange });
  const focus = useKeepFocus(drop.rootRef, view, onBlur);
  const name = value?.name ?? stored?.name ?? '';
  const said = useSaid({ view, name, quarter: view === 'sending' ? quarterOf(progress) : 0, several: drop.several });
  return (
    <Field {...frameProps({ ...props, error: view === 'failed' ? undefined : error })} as="group">
      {({ id, labelId, 'aria-describedby': hintId }) => {
        const errorId = `${id}-error`;
        const describedBy = view === 'failed' && error ? errorId : hintId;
        const shared = { labelId, buttonId: `${id}-choose`, describedBy, over: drop.over };
        return (
          <Slot {...drop.root} {...focus} id={id} aria-labelledby={labelId}>
            <input {...drop.input} name={props.name} accept={props.accept} />
            {stored && (!value || wanted) && (
              <StoredRow
                {...shared}
                file={stored}
                onReplace={fixed || wanted ? undefined : drop.open}
                onRemove={fixed ? undefined : props.onRemoveStored}
              />
            )}
            {value && (
              <ChosenRow
                {...shared}
                file={value}
                view={view}
                progress={progress}
                note={props.note}
                error={error}
                errorId={errorId}
                fixed={fixed}
                onPreview={props.onPreview}
                onCancel={props.onCancel}
                onRetry={props.onRetry}
                onAgain={drop.open}
                onRemove={() => onChange(null)}
              />
            )}
            {!value && (!stored || (wanted && !fixed)) && (
              <DropZone
                {...shared}
                id={shared.buttonId}
                rule={props.rule}
                required={Boolean(props.required)}
                another={Boolean(stored)}
                tall={Boolean(props.tall)}
                invalid={Boolean(error)}
                disabled={fixed}
                onOpen={drop.open}
              />
            )}
            {drop.several && value && <Notice>{texts.several}</Notice>}
            <LiveRegion>{said}</LiveRegion>
          </Slot>
        );
      }}
    </Field>
  );
}
