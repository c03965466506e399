'use client';
import { type MouseEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button/Button';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import { ArrowRightIcon, CircleAlertIcon } from '../icons/icons';
import { focusById, treeOf } from '../shared/focus';
import { iconSize } from '../shared/icon';
import { MessageDialog } from './MessageDialog';

/** A faulty field in the list of a `ValidationDialog`. */
export interface ValidationEntry {
  /** Name of the field, shown where the message does not contain it. */
  label?: string;
  /** The same words as at the field. */
  message: string;
  /** Id of the field, or of a group whose first control is meant. */
  fieldId: string;
}

export interface ValidationDialogProps {
  open: boolean;
  /** Default "Lütfen alanları kontrol edin". */
  title?: string;
  entries: readonly ValidationEntry[];
  onClose: () => void;
}

/** Lists what is wrong in a form. An entry leads to its field; closing otherwise leads to the first one (GEN, WCAG 3.3.1). */
export function ValidationDialog({ open, ...props }: ValidationDialogProps) {
  return open ? <OpenValidation {...props} /> : null;
}

function OpenValidation({ title, entries, onClose }: Omit<ValidationDialogProps, 'open'>) {
  const texts = useUiTexts().dialog;
  const list = useRef<HTMLUListElement>(null);
  const chosen = useRef<string>(undefined);
  const go = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    chosen.current = fieldId;
    onClose();
  };
  const toField = () => {
    const fieldId = chosen.current ?? entries[0]?.fieldId;
    if (list.current && fieldId) focusById(treeOf(list.current), fieldId);
    return null;
  };
  return (
    <MessageDialog
      role="alertdialog"
      tone="danger"
      icon={<CircleAlertIcon />}
      title={title ?? texts.validation}
      onDismiss={onClose}
      returnFocus={toField}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.ok}
        </Button>
      }
    >
      <List ref={list}>
        {entries.map(({ label, message, fieldId }) => (
          <li key={`${fieldId} ${message}`}>
            <a href={`#${fieldId}`} onClick={(event) => go(event, fieldId)}>
              <CircleAlertIcon aria-hidden="true" />
              <span>
                {label && !message.includes(label) && <b>{label}: </b>}
                {message}
              </span>
              <ArrowRightIcon aria-hidden="true" />
            </a>
          </li>
        ))}
      </List>
    </MessageDialog>
  );
}

const { color, space } = theme;

const List = styled.ul`
  margin-top: ${space[5]};
  border: 1px solid ${color.border.default};
  border-radius: ${theme.radius.md};

  & > li + li { border-top: 1px solid ${color.border.subtle}; }
  & a {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 40px;
    padding: ${space[3]} ${space[5]};
    color: ${color.text.primary};
    font-size: ${theme.text.label.size};
    ${iconSize(16)}
  }
  & a:hover {
    background: ${color.bg.hover};
    color: ${color.text.primary};
    text-decoration: none;
  }
  & a:focus-visible {
    outline-offset: -2px;
    border-radius: ${theme.radius.md};
  }
  & b { font-weight: 550; }
  & svg:first-child { color: ${color.danger.icon}; }
  & svg:last-child {
    margin-left: auto;
    color: ${color.text.tertiary};
  }
`;
