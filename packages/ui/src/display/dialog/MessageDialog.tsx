'use client';
import { type FormEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { containerBelow } from '../../theme/container';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { iconSize } from '../shared/icon';
import { DialogShell } from './DialogShell';
import type { ModalOptions } from './useModal';

export type DialogTone = 'info' | 'success' | 'warning' | 'danger' | 'accent';

interface MessageDialogProps extends ModalOptions {
  role?: 'dialog' | 'alertdialog';
  tone: DialogTone;
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  actions: ReactNode;
  /** Makes it a form: Enter in a field submits. */
  onSubmit?: () => void;
  children?: ReactNode;
}

/** Picture, title, a sentence, buttons: the form of information, confirmation and the validation list. */
export function MessageDialog({
  role,
  tone,
  icon,
  title,
  text: sentence,
  actions,
  onSubmit,
  children,
  ...modal
}: MessageDialogProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  return (
    <DialogShell role={role} labelledBy={id} describedBy={sentence ? `${id}-text` : undefined} {...modal}>
      <Form
        as={onSubmit ? 'form' : 'div'}
        noValidate={onSubmit ? true : undefined}
        onSubmit={onSubmit ? submit : undefined}
        data-dialog-body=""
      >
        <Body>
          <Picture data-tone={tone} aria-hidden="true">
            {icon}
          </Picture>
          <div>
            <h2 id={id} tabIndex={-1} data-dialog-title="">
              {title}
            </h2>
            {sentence && <p id={`${id}-text`}>{sentence}</p>}
            {children}
          </div>
        </Body>
        <Foot>{actions}</Foot>
      </Form>
    </DialogShell>
  );
}

const { space, color } = theme;

const Form = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  @media (max-height: 420px) { flex: none; }
`;

const Body = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${space[6]};
  min-height: 0;
  padding: ${space[8]} ${space[8]} ${space[7]};
  overflow: auto;

  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & h2 { ${text('section')} }
  & h2:focus-visible { outline: none; }
  & > div > p {
    margin-top: ${space[2]};
    color: ${color.text.secondary};
  }
  ${containerBelow.md} { padding: ${space[7]} ${space[6]} ${space[6]}; }
  @media (max-height: 420px) { overflow: visible; }
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${theme.radius.full};
  background: ${color.info.subtle};
  color: ${color.info.icon};
  ${iconSize(18)}

  &[data-tone='danger'] { background: ${color.danger.subtle}; color: ${color.danger.icon}; }
  &[data-tone='warning'] { background: ${color.warning.subtle}; color: ${color.warning.icon}; }
  &[data-tone='success'] { background: ${color.success.subtle}; color: ${color.success.icon}; }
  &[data-tone='accent'] { background: ${color.accent.subtle}; color: ${color.accent.text}; }
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[4]};
  padding: 0 ${space[8]} ${space[8]};

  ${containerBelow.md} {
    flex-wrap: wrap;
    padding: 0 ${space[6]} ${space[6]};
    & > button { flex: 1; }
  }
`;
