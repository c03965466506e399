import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { UploadIcon } from '../../display/icons/icons';
import { VisuallyHidden } from '../../display/shared/VisuallyHidden';
import { useLateTexts } from '../../texts/late';
import { focusRing, text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { shotStyles } from './Picture';
import { imageTexts } from './texts';

interface AddZoneProps {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  rule?: ReactNode;
  required: boolean;
  over: boolean;
  invalid: boolean;
  disabled: boolean;
  ratio?: string | undefined;
  onOpen: () => void;
}

/** The empty place of a picture: drop one, or press to choose. */
export function AddZone(props: AddZoneProps) {
  const { id, labelId, describedBy, rule, required, over, invalid, disabled, ratio = '4 / 3', onOpen } = props;
  const texts = useLateTexts('image', imageTexts);
  return (
    <Zone
      type="button"
      data-control="add"
      id={id}
      aria-labelledby={`${labelId} ${id}`}
      aria-describedby={describedBy}
      data-over={over ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      disabled={disabled}
      $ratio={ratio}
      onClick={onOpen}
    >
      <UploadIcon aria-hidden />
      <b>{over ? texts.over : texts.add}</b> <small>{rule ?? texts.rule}</small>
      {required && <VisuallyHidden>{texts.required}</VisuallyHidden>}
    </Zone>
  );
}

const { color, space } = theme;

const Zone = styled.button<{ $ratio: string }>`
  ${shotStyles}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  width: 100%;
  min-height: 96px;
  padding: ${space[4]};
  border: 1.5px dashed ${color.border.control};
  background: ${color.bg.surface};
  color: ${color.text.primary};
  text-align: center;
  cursor: pointer;
  & > svg { width: 20px; height: 20px; margin-bottom: ${space[2]}; stroke-width: 1.6; color: ${color.text.tertiary}; }
  & > b { ${text('body')} font-weight: 550; color: ${color.text.link}; }
  & > small { ${text('caption')} color: ${color.text.secondary}; }
  &:hover { background: ${color.bg.hover}; }
  &:focus-visible { ${focusRing} }
  &[data-invalid] { border-color: ${color.danger.icon}; }
  &[data-over] {
    border-style: solid;
    border-color: ${color.accent.solid};
    background: ${color.accent.subtle};
    & > svg { color: ${color.accent.text}; }
  }
  &:disabled {
    border-color: ${color.border.default};
    background: ${color.bg.pressed};
    color: ${color.text.disabled};
    cursor: not-allowed;
    & > b, & > small, & > svg { color: inherit; }
  }
  @media (forced-colors: active) {
    & > svg { color: CanvasText; }
    &[data-over] { border-color: Highlight; }
    &:disabled { border-color: GrayText; color: GrayText; }
  }
`;
