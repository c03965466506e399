'use client';
import { type FormEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../button/IconButton';
import { useUiTexts } from '../../texts/TextsContext';
import { containerBelow } from '../../theme/container';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { XIcon } from '../icons/icons';
import { DialogShell, type DialogWidth } from './DialogShell';
import type { ModalOptions } from './useModal';

export interface DialogProps extends Pick<ModalOptions, 'initialFocus' | 'returnFocus'> {
  open: boolean;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Esc and the close button. Leave it out for a dialog that must be answered: then there is no close button. */
  onClose?: () => void;
  /** At most 440, 560 or 760 px. Default `md`. */
  width?: DialogWidth;
  /** Buttons of the bar, at most three, the main one last. */
  actions?: ReactNode;
  /** What is counted, on the left of the bar. */
  note?: ReactNode;
  /** Makes body and bar a form, so that Enter submits; Ctrl ↵ and ⌘ ↵ also from where Enter is a new line. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** A dialog with work in it: head, body that scrolls, bar. For a question take `ConfirmDialog`, for a message `InfoDialog`. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  description,
  onClose,
  width = 'md',
  actions,
  note,
  onSubmit,
  children,
  ...focus
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const texts = useUiTexts().dialog;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  const content = (
    <>
      <Main data-dialog-body="">{children}</Main>
      {(actions || note) && (
        <Bar>
          {note && <div>{note}</div>}
          {actions}
        </Bar>
      )}
    </>
  );
  return (
    <DialogShell
      width={width}
      labelledBy={id}
      describedBy={description ? `${id}-text` : undefined}
      onDismiss={onClose}
      {...focus}
    >
      <Head>
        <div>
          <h2 id={id} tabIndex={-1} data-dialog-title="">
            {title}
          </h2>
          {description && <p id={`${id}-text`}>{description}</p>}
        </div>
        {onClose && <IconButton label={texts.close} icon={<XIcon />} size="sm" onClick={onClose} />}
      </Head>
      {onSubmit ? (
        <Form noValidate onSubmit={submit}>
          {content}
        </Form>
      ) : (
        content
      )}
    </DialogShell>
  );
}

const { space, color } = theme;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space[5]};
  padding: ${space[7]} ${space[6]} ${space[6]} ${space[8]};

  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & h2 { ${text('section')} }
  & h2:focus-visible { outline: none; }
  & p {
    margin-top: ${space[2]};
    ${text('label')}
    font-weight: 400;
    color: ${color.text.secondary};
  }
  ${containerBelow.md} { padding: ${space[6]} ${space[4]} ${space[5]} ${space[6]}; }
`;

const Form = styled.form`
  display: contents;
`;

const Main = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 2px ${space[8]} ${space[8]};
  overflow: auto;
  overscroll-behavior: contain;

  & > * + * { margin-top: ${space[6]}; }
  ${containerBelow.md} { padding: 2px ${space[6]} ${space[6]}; }
  @media (max-height: 420px) {
    flex: none;
    overflow: visible;
  }
`;

const Bar = styled.footer`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[4]};
  padding: ${space[5]} ${space[8]};
  border-top: 1px solid ${color.border.subtle};
  background: ${color.bg.sunken};

  & > div {
    margin-right: auto;
    ${text('label')}
    font-weight: 400;
    color: ${color.text.secondary};
  }
  ${containerBelow.md} {
    flex-wrap: wrap;
    padding: ${space[5]} ${space[6]};
    & > button, & > a { flex: 1; min-width: max-content; }
    & > div { flex: 1 0 100%; }
  }
`;
