import { css, styled } from 'styled-components';
import { containerBelow } from '../../theme/container';
import { focusRing, text } from '../../theme/mixins';
import { theme } from '../../theme/theme';

const { color, radius, space } = theme;

export const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
`;

/** The frame of a file that is there. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  min-height: 64px;
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.bg.surface};
  &[data-invalid] { border-color: ${color.danger.icon}; }
  &[data-over] { border-color: ${color.accent.solid}; background: ${color.accent.subtle}; }
  @media (forced-colors: active) { &[data-invalid] { border-width: 2px; } &[data-over] { border-color: Highlight; } }
`;

export const Words = styled.div`
  flex: 1 1 96px;
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  ${text('label')}
  color: ${color.text.primary};
`;

export const Second = styled.span`
  ${text('caption')}
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
  ${containerBelow.sm} { &[data-words] { flex: 1 1 100%; margin: 0; justify-content: space-between; } }
`;

const over = css`
  border-style: solid;
  border-color: ${color.accent.solid};
  background: ${color.accent.subtle};
  & > svg { color: ${color.accent.text}; }
  @media (forced-colors: active) { border-color: Highlight; }
`;

/** The drop zone: a button, so that a click anywhere, Enter and Space open the system's dialog. */
export const Zone = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  width: 100%;
  min-height: 64px;
  padding: ${space[4]} ${space[6]};
  border: 1.5px dashed ${color.border.control};
  border-radius: ${radius.lg};
  background: ${color.bg.surface};
  color: ${color.text.primary};
  text-align: start;
  cursor: pointer;
  & > svg { flex: none; width: 20px; height: 20px; stroke-width: 1.6; color: ${color.text.tertiary}; }
  & > span { display: grid; gap: ${space[1]}; min-width: 0; overflow-wrap: anywhere; }
  & u { text-decoration: none; color: ${color.text.link}; font-weight: 550; }
  & small { ${text('caption')} color: ${color.text.secondary}; }
  &:hover { background: ${color.bg.hover}; }
  &:focus-visible { ${focusRing} }
  &[data-tall] {
    flex-direction: column;
    justify-content: center;
    gap: ${space[4]};
    min-height: 132px;
    text-align: center;
  }
  &[data-invalid] { border-color: ${color.danger.icon}; background: ${color.danger.subtle}; }
  &[data-over] { ${over} }
  &:disabled {
    border-color: ${color.border.default};
    background: ${color.bg.pressed};
    color: ${color.text.disabled};
    cursor: not-allowed;
    & u, & small { color: inherit; }
  }
  @media (forced-colors: active) { & > svg { color: CanvasText; } &:disabled { border-color: GrayText; color: GrayText; } }
`;

/** A word under the slot, such as that only one of several files was taken. */
export const Notice = styled.p`
  ${text('caption')}
  color: ${color.text.secondary};
`;
